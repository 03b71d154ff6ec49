#include "worlds/knowledge.hpp"

#include <stdexcept>
#include <string>

namespace kiebitz {
namespace {

constexpr std::array<const char*, kPlaces> kPlaceNames = {"forehand", "middlehand", "rearhand", "the skat"};
constexpr int kSkatSize = 2;

// Writes down what is known of places one by one; the rest of each is to be guessed.
class Notes {
 public:
  explicit Notes(const Observation& seen) {
    for (int seat = 0; seat < kSeats; ++seat) knowledge_.takes[seat] = seen.hand_size(seat);
    knowledge_.takes[kSkat] = seen.skat_holder == kNobody ? kSkatSize : 0;
    for (int seat = 0; seat < kSeats; ++seat) knowledge_.barred[seat] = seen.voids[seat];
    knowledge_.unseen = ~seen.all_played();
  }

  void know(int place, CardSet cards) {
    int& size = knowledge_.takes[place];
    if (count(cards) != size)
      throw std::invalid_argument("no deal fits this view: " + std::string(kPlaceNames[place]) + " has " +
                                  std::to_string(count(cards)) + " cards instead of " + std::to_string(size));
    size = 0;
    knowledge_.known[place] = cards;
    knowledge_.unseen &= ~cards;
  }

  const Knowledge& all() const { return knowledge_; }

 private:
  Knowledge knowledge_;
};

}  // namespace

Knowledge knowledge_of(const Observation& seen) {
  Notes notes(seen);
  if (seen.is_open && !seen.is_declarer()) notes.know(seen.declarer, seen.open_hand);
  if (seen.seat != kNobody) notes.know(seen.seat, seen.hand);
  if (seen.skat) notes.know(kSkat, seen.skat);
  return notes.all();
}

}  // namespace kiebitz

#include "worlds/worlds.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "base/bits.hpp"

namespace kiebitz {
namespace {

constexpr std::uint64_t kNotCounted = ~std::uint64_t{0};

using Row = std::array<std::uint64_t, kCards + 1>;

constexpr std::array<Row, kCards + 1> pascal_triangle() {
  std::array<Row, kCards + 1> rows{};
  for (int from = 0; from <= kCards; ++from) {
    rows[from][0] = 1;
    for (int chosen = 1; chosen <= from; ++chosen)
      rows[from][chosen] = rows[from - 1][chosen - 1] + rows[from - 1][chosen];
  }
  return rows;
}

constexpr auto kChoose = pascal_triangle();

// All choices of the last few cards, a bit for each card from the first on: by their size, and within one size in the
// order of their numbers, in which choices without the first card come first.
class LastCards {
 public:
  static constexpr int kNumber = 12;

  constexpr LastCards() {
    for (int size = 0; size <= kNumber; ++size) begins_[size + 1] = begins_[size] + kChoose[kNumber][size];
    auto next = begins_;
    for (unsigned backwards = 0; backwards < choices_.size(); ++backwards)
      choices_[next[count(backwards)]++] = static_cast<std::uint16_t>(reversed(backwards));
  }

  // The choice of a number among those of so many of the last `left` cards.
  CardSet at(int left, int wanted, std::uint64_t number) const {
    return CardSet{choices_[begins_[wanted] + number]} >> (kNumber - left);
  }

 private:
  static constexpr unsigned reversed(unsigned bits) {
    unsigned result = 0;
    for (int place = 0; place < kNumber; ++place) result |= (bits >> place & 1) << (kNumber - 1 - place);
    return result;
  }

  std::array<std::uint64_t, kNumber + 2> begins_{};
  std::array<std::uint16_t, 1 << kNumber> choices_{};
};

constexpr LastCards kLastCards;

// The choice of some cards that has this number among all choices of as many.
CardSet choose(CardSet cards, int wanted, std::uint64_t number) {
  CardSet chosen = 0;
  int left = count(cards);
  for (; left > LastCards::kNumber; cards &= cards - 1) {
    const std::uint64_t without = kChoose[--left][wanted];
    if (number < without) continue;
    number -= without;
    chosen |= bit(lowest(cards));
    --wanted;
  }
  return chosen | deposit_bits(kLastCards.at(left, wanted, number), cards);
}

// In how many ways so many cards can be told apart into the places.
std::uint64_t ways(int cards, const std::array<int, kPlaces>& split) {
  std::uint64_t product = 1;
  for (const int part : split) {
    product *= kChoose[cards][part];
    cards -= part;
  }
  return product;
}

// Calls `visit(split)` for every way to split so many cards over the places that may take them and have room, until one
// call returns true.
template <typename Visit>
void for_each_split(int cards, unsigned places, const std::array<int, kPlaces>& room, Visit&& visit) {
  const auto most = [&](int place, int left) { return places >> place & 1 ? std::min(room[place], left) : 0; };
  for (int first = most(0, cards); first >= 0; --first)
    for (int second = most(1, cards - first); second >= 0; --second)
      for (int third = most(2, cards - first - second); third >= 0; --third) {
        const int last = cards - first - second - third;
        if (last > most(kSkat, last)) break;  // fewer for the third place would leave even more
        if (visit(std::array<int, kPlaces>{first, second, third, last})) return;
      }
}

std::array<int, kPlaces> less(std::array<int, kPlaces> room, const std::array<int, kPlaces>& split) {
  for (int place = 0; place < kPlaces; ++place) room[place] -= split[place];
  return room;
}

// Gives so many of some cards to each place, all of them in the end, in the way that has this number.
void hand_out(CardSet cards, const std::array<int, kPlaces>& parts, std::uint64_t number, World& world) {
  for (int place = 0; place < kPlaces; ++place) {
    if (parts[place] == 0) continue;
    const std::uint64_t choices = kChoose[count(cards)][parts[place]];
    const CardSet chosen = choose(cards, parts[place], number % choices);
    number /= choices;
    world[place] |= chosen;
    cards ^= chosen;
  }
}

void check(const Knowledge& knowledge) {
  CardSet seen = knowledge.unseen;
  int wanted = 0;
  for (int place = 0; place < kPlaces; ++place) {
    if (seen & knowledge.known[place]) throw std::invalid_argument("no deal fits this view: a card is in two places");
    if (knowledge.takes[place] < 0)
      throw std::invalid_argument("no deal fits this view: a place has more known cards than cards");
    seen |= knowledge.known[place];
    wanted += knowledge.takes[place];
  }
  if (wanted != count(knowledge.unseen))
    throw std::invalid_argument("no deal fits this view: the unseen cards are not as many as the places for them");
}

}  // namespace

Worlds::Worlds(const Knowledge& knowledge) : knowledge_(knowledge) {
  check(knowledge);
  form_groups();
  size_ = count_from(0, knowledge.takes);
  if (size_ == 0) throw std::invalid_argument("no deal fits this view: the voids shown leave no place for a card");
}

void Worlds::form_groups() {
  for (CardSet rest = knowledge_.unseen; rest; rest &= rest - 1) {
    const CardSet card = rest & (0 - rest);
    unsigned places = 0;
    for (int place = 0; place < kPlaces; ++place)
      if (knowledge_.takes[place] > 0 && !(knowledge_.barred[place] & card)) places |= 1u << place;
    const auto takes_it = [&](const Group& group) { return group.places == places; };
    const auto same = std::find_if(groups_.begin(), groups_.end(), takes_it);
    if (same != groups_.end())
      same->cards |= card;
    else
      groups_.push_back({card, places, {}});
  }
  // The fewer places, the fewer ways to go on.
  const auto freedom = [](const Group& group) { return std::pair(count(group.places), group.places); };
  std::sort(groups_.begin(), groups_.end(),
            [&](const Group& one, const Group& other) { return freedom(one) < freedom(other); });
  const Split most = {knowledge_.takes[0], knowledge_.takes[1], knowledge_.takes[2], 0};
  for (Group& group : groups_) group.counts.assign(slot(most) + 1, kNotCounted);
}

// What is left for the last place follows from the others.
std::size_t Worlds::slot(const Split& room) const {
  const int row = room[0] * (knowledge_.takes[1] + 1) + room[1];
  return static_cast<std::size_t>(row * (knowledge_.takes[2] + 1) + room[2]);
}

std::uint64_t Worlds::counted(std::size_t group, const Split& room) const {
  return group == groups_.size() ? 1 : groups_[group].counts[slot(room)];
}

std::uint64_t Worlds::count_from(std::size_t group, const Split& room) {
  if (group == groups_.size()) return 1;
  std::uint64_t& known = groups_[group].counts[slot(room)];
  if (known != kNotCounted) return known;
  const int cards = count(groups_[group].cards);
  std::uint64_t sum = 0;
  for_each_split(cards, groups_[group].places, room, [&](const Split& split) {
    sum += ways(cards, split) * count_from(group + 1, less(room, split));
    return false;
  });
  return known = sum;
}

// How many cards of a group go to each place; the number is then that among all worlds in which they do.
Worlds::Split Worlds::split_of(std::size_t group, const Split& room, std::uint64_t& number) const {
  const int cards = count(groups_[group].cards);
  Split parts = room;
  if (group + 1 == groups_.size()) return parts;  // the last group fills all the room that is left
  for_each_split(cards, groups_[group].places, room, [&](const Split& split) {
    const std::uint64_t here = ways(cards, split) * counted(group + 1, less(room, split));
    parts = split;
    if (number < here) return true;
    number -= here;
    return false;
  });
  return parts;
}

World Worlds::at(std::uint64_t number) const {
  if (number >= size_) throw std::out_of_range("no world has this number");
  World world = knowledge_.known;
  Split room = knowledge_.takes;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const Split parts = split_of(group, room, number);
    room = less(room, parts);
    const std::uint64_t later = counted(group + 1, room);
    hand_out(groups_[group].cards, parts, number / later, world);
    number %= later;
  }
  return world;
}

}  // namespace kiebitz

// Who judges a card: open cards, and perhaps another judge beside them, each by its share, and what a policy likes.
#pragma once

#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "judging/judge.hpp"
#include "judging/liking.hpp"

namespace kiebitz {

class Jury {
 public:
  static constexpr double kNoDoubt = std::numeric_limits<double>::infinity();

  struct Seat {
    std::shared_ptr<const Judge> judge;
    double share;  // 0 for one who only sorts out
  };

  // Open cards alone.
  Jury() = default;

  // Another judge, who has so much of the share; open cards have the rest. They are asked first where they have some, or
  // where the other is in `doubt`: it is not asked about cards that they see further behind, in the score of a world. It
  // sits from a trick of the game on; before it open cards judge alone. Its share fades: in every trick of the game it is
  // so many times that of the trick before. Throws std::invalid_argument for what cannot be.
  explicit Jury(std::shared_ptr<const Judge> other, double share = 1, double doubt = kNoDoubt, int since = 1,
                double fading = 1)
      : other_(std::move(other)), share_(share), doubt_(doubt), since_(since), fading_(fading) {
    if (other_ == nullptr) throw std::invalid_argument("a jury has judges");
    if (!(share > 0 && share <= 1)) throw std::invalid_argument("a judge beside open cards has a share above 0 and up to 1");
    if (!(doubt >= 0)) throw std::invalid_argument("a doubt is 0 or more");
    if (since < 1 || since > kTricks) throw std::invalid_argument("a game has the tricks 1 to 10");
    if (!(fading > 0 && fading <= 1)) throw std::invalid_argument("a share fades to more than 0 times and at most 1 times");
  }

  // The judges in the order in which they are asked; a card is worth the mean of what they say, by their shares.
  std::vector<Seat> seats() const {
    if (other_ == nullptr) return {{open_cards_, 1.0}};
    if (share_ == 1 && doubt_ == kNoDoubt) return {{other_, 1.0}};
    return {{open_cards_, 1 - share_}, {other_, share_}};
  }

  // The same judges, where cards have a head start as a policy likes them.
  Jury with(Liking liking) const {
    Jury jury = *this;
    jury.liking_ = std::move(liking);
    return jury;
  }
  const Liking& liking() const { return liking_; }

  // The same judges, where values by open cards are estimated where that is sure enough.
  Jury pruned_by(std::shared_ptr<const Pruning> pruning) const {
    Jury jury = *this;
    jury.open_cards_ = std::make_shared<SolverJudge>(std::move(pruning));
    return jury;
  }

  double doubt() const { return doubt_; }
  // The other judge, if there is one, and its share.
  const std::shared_ptr<const Judge>& other() const { return other_; }
  double share() const { return share_; }

  // How many seat players ask each other in what they say.
  int players_in_a_row() const { return other_ == nullptr ? 0 : other_->players_in_a_row(); }

  // The judges of a trick: the other one may come later, and what it says may fade.
  Jury at(const Observation& seen) const {
    const int before = seen.number / kSeats;
    Jury jury = *this;
    if (before + 1 < since_) {
      jury.other_ = nullptr;
      jury.doubt_ = kNoDoubt;
    }
    for (int trick = 0; trick < before; ++trick) jury.share_ *= fading_;
    return jury;
  }

 private:
  static std::shared_ptr<const Judge> exact() {
    static const auto judge = std::make_shared<const SolverJudge>();
    return judge;
  }

  std::shared_ptr<const Judge> open_cards_ = exact();
  std::shared_ptr<const Judge> other_;
  double share_ = 0;
  double doubt_ = kNoDoubt;
  int since_ = 1;
  double fading_ = 1;
  Liking liking_;
};

}  // namespace kiebitz

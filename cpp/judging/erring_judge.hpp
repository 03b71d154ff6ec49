// The judge who opens the cards and yet expects everybody to err: best play, but for a card now and then that is any of
// the legal ones (randomised perfect-information search, Long's thesis, 8.5).
//
// So a card that wins only by a narrow line is worth less than one that wins anyhow. Who errs where is drawn anew for each
// world, and is the same for all its cards; nobody foresees it. In null, and where every trick is needed, nobody errs.
#pragma once

#include <memory>

#include "judging/judge.hpp"

namespace kiebitz {

class ErringJudge final : public Judge {
 public:
  // The share of cards with which somebody errs; throws std::invalid_argument if it is none.
  explicit ErringJudge(double share);

  bool tells_equals_apart() const override { return false; }
  std::unique_ptr<CardQuestions> open(const Decision& decision, const World& world, std::size_t number,
                                      const Means& means) const override;

 private:
  const double share_;
};

}  // namespace kiebitz

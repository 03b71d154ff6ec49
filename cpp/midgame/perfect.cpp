#include "midgame/perfect.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "solver/measure.hpp"

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kTableBytes = std::size_t{64} << 20;

}  // namespace

Perfect::Perfect(unsigned sizes, int error, bool tells_proofs)
    : sizes_(sizes), error_(error), tells_proofs_(tells_proofs) {}

bool Perfect::answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const {
  const std::lock_guard lock(busy_);
  const auto begin = Clock::now();
  const bool is_answered = find(layout, hands, leader, need, proof);
  ++spent_.questions;
  spent_.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
  return is_answered;
}

bool Perfect::find(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const {
  const Root root{&layout, hands, Trick::start(leader)};
  const Measure measure = layout.kind == Kind::null ? Measure::null_run() : Measure::card_points();
  Search& search = search_for(layout.kind);
  NodeCounter uncounted;
  uncounted.start({});
  const int most = measure.most(root);
  Interval value{0, most};
  Proof reached{0, 0, 0}, missed{most, 0, 0};
  close_in(value, need, measure.steps(), [&](int asked) {
    const Proof found = search.prove(root, asked, uncounted);
    (found.value >= asked ? reached : missed) = found;
    return found.value;
  });
  const int lower = std::max(value.lower - error_, 0), upper = std::min(value.upper + error_, most);
  if (lower < need && upper >= need) return false;
  proof = lower >= need ? reached : missed;
  if (!tells_proofs_) proof = proof_by_all(0, hands.left());
  proof.value = lower >= need ? lower : upper;
  return true;
}

Search& Perfect::search_for(Kind kind) const {
  if (search_ == nullptr || kind != kind_) {
    search_ = kind == Kind::null ? make_run_search({false, true}, {}, kTableBytes) : make_trump_search({}, kTableBytes);
    kind_ = kind;
  }
  return *search_;
}

Perfect::Spent Perfect::take_spent() {
  const std::lock_guard lock(busy_);
  return std::exchange(spent_, {});
}

}  // namespace kiebitz

#include "midgame/perfect.hpp"

#include <algorithm>

#include "solver/measure.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t kTableBytes = std::size_t{64} << 20;

}  // namespace

Perfect::Perfect(unsigned sizes, int error, bool tells_proofs)
    : sizes_(sizes), error_(error), tells_proofs_(tells_proofs) {}

std::size_t Perfect::Hash::operator()(const Asked& asked) const {
  std::uint64_t hash = static_cast<std::uint64_t>(asked.leader + 4 * asked.need) << 3 | static_cast<unsigned>(asked.kind);
  for (const CardSet cards : asked.cards) hash = (hash ^ hash >> 31 ^ cards) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 32;
}

bool Perfect::answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const {
  const std::lock_guard lock(busy_);
  const auto [place, is_new] = known_.try_emplace({hands.cards, layout.kind, leader, need});
  if (is_new) place->second = find(layout, hands, leader, need);
  if (place->second.is_answered) proof = place->second.proof;
  return place->second.is_answered;
}

Perfect::Known Perfect::find(const Layout& layout, const Hands& hands, int leader, int need) const {
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
  if (lower < need && upper >= need) return {false, {}};
  Proof proof = lower >= need ? reached : missed;
  if (!tells_proofs_) proof = proof_by_all(0, hands.left());
  proof.value = lower >= need ? lower : upper;
  return {true, proof};
}

Search& Perfect::search_for(Kind kind) const {
  if (search_ == nullptr || kind != kind_) {
    search_ = kind == Kind::null ? make_run_search({false, true}, {}, kTableBytes) : make_trump_search({}, kTableBytes);
    kind_ = kind;
  }
  return *search_;
}

}  // namespace kiebitz

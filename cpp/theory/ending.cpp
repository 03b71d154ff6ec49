#include "theory/ending.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>
#include <tuple>

#include "base/random.hpp"
#include "seats/game.hpp"

namespace kiebitz {
namespace {

constexpr int kMostCards = 12;  // that may still fall, so that 64 bits tell them in order
constexpr double kRounding = 1e-9;  // below which two sums are equal

std::uint64_t fallen(std::uint64_t before, Card card) { return before << 5 | static_cast<unsigned>(card); }

Card play(Card card, Observation& now, World& left) {
  left[now.turn] &= ~bit(card);
  now.observe(card);
  return card;
}

// The weights as chances.
std::vector<double> checked(const Observation& seen, const std::vector<World>& worlds, std::vector<double> weights) {
  if (seen.declarer == kNobody || seen.is_open) throw std::invalid_argument("an ending is of a game with hidden cards");
  if (kPlays - seen.number > kMostCards) throw std::invalid_argument("an ending has at most four tricks");
  if (worlds.empty() || worlds.size() != weights.size()) throw std::invalid_argument("every world has a weight");
  for (const double weight : weights)
    if (!(weight >= 0 && weight < 1e100)) throw std::invalid_argument("a weight is 0 or more");
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  if (!(sum > 0)) throw std::invalid_argument("some world must be possible");
  for (double& weight : weights) weight /= sum;
  return weights;
}

bool knows_skat(const Observation& seen, int seat) { return seat == seen.declarer && !seen.contract.hand; }

// Told world by world, with sets by what their seats know.
class Teller {
 public:
  Teller(const Observation& seen, int most) : seen_(seen), most_(most) {}

  ExtensiveGame tell(const std::vector<World>& worlds, const std::vector<double>& chances) {
    told_.push_back({-1, ExtensiveGame::kNobody, -1, 1});
    for (const double chance : chances) told_.push_back({0, ExtensiveGame::kNobody, -1, chance});
    EndingTree tree(seen_);
    for (std::size_t number = 0; number < worlds.size(); ++number)
      tell_from(tree.grow(worlds[number]), 0, worlds[number], static_cast<int>(number) + 1);
    number_sets();
    std::vector<double> payoffs;
    for (const auto& [end, lead] : leads_)
      for (int seat = 0; seat < kSeats; ++seat) payoffs.push_back(seat == seen_.declarer ? lead : -lead);
    return {kSeats, told_, payoffs};
  }

 private:
  using Known = std::tuple<int, CardSet, CardSet, std::uint64_t>;

  void tell_from(const std::vector<EndingTree::Node>& nodes, int node, const World& world, int place) {
    const EndingTree::Node& here = nodes[node];
    if (here.seat == kNobody) {
      leads_[place] = here.open;
      return;
    }
    const Known known{here.seat, world[here.seat], knows_skat(seen_, here.seat) ? world[kSkat] : 0, here.fell};
    told_[place].actor = here.seat;
    told_[place].set = sets_.try_emplace(known, static_cast<int>(sets_.size())).first->second;
    const int first = static_cast<int>(told_.size());
    for (int card = 0; card < count(here.cards); ++card) told_.push_back({place, ExtensiveGame::kNobody, -1, 1});
    if (static_cast<int>(told_.size()) > most_) throw std::invalid_argument("the ending has too many nodes");
    for (int card = 0; card < count(here.cards); ++card) tell_from(nodes, here.first_child + card, world, first + card);
  }

  void number_sets() {
    std::vector<int> numbers(sets_.size(), -1);
    int next = 0;
    for (ExtensiveGame::Told& node : told_) {
      if (node.set < 0) continue;
      if (numbers[node.set] < 0) numbers[node.set] = next++;
      node.set = numbers[node.set];
    }
  }

  const Observation seen_;
  const int most_;
  std::vector<ExtensiveGame::Told> told_;
  std::map<int, double> leads_;  // of the ends, in their order
  std::map<Known, int> sets_;
};

}  // namespace

EndingTree::EndingTree(const Observation& seen) : seen_(seen) {}

const std::vector<EndingTree::Node>& EndingTree::grow(const World& world) {
  world_ = world;
  nodes_.assign(1, {});
  play_on(0, seen_, world, 0);
  look_ahead();
  return nodes_;
}

// Nobody passes here without a choice: what is forced is played at once.
void EndingTree::play_on(int node, Observation now, World left, std::uint64_t fell) {
  while (!is_decided(now, left)) {
    const CardSet legal = now.legal_of(left[now.turn]);
    if (count(legal) > 1) return branch(node, now, left, fell, legal);
    fell = fallen(fell, play(lowest(legal), now, left));
  }
  nodes_[node].open = nodes_[node].least = nodes_[node].most = lead(now, 0, 0);
}

void EndingTree::branch(int node, const Observation& now, const World& left, std::uint64_t fell, CardSet legal) {
  const int first = static_cast<int>(nodes_.size());
  nodes_[node] = {now.turn, legal, first, fell};
  nodes_.resize(nodes_.size() + count(legal));
  for (int child = first; legal; legal &= legal - 1, ++child) {
    Observation next = now;
    World after = left;
    const Card card = play(lowest(legal), next, after);
    play_on(child, next, after, fallen(fell, card));
  }
}

void EndingTree::look_ahead() {
  for (auto node = nodes_.rbegin(); node != nodes_.rend(); ++node) {
    if (node->seat == kNobody) continue;
    const auto first = nodes_.begin() + node->first_child, last = first + count(node->cards);
    const auto by = [](double Node::* what) { return [what](const Node& one, const Node& other) { return one.*what < other.*what; }; };
    node->least = std::min_element(first, last, by(&Node::least))->least;
    node->most = std::max_element(first, last, by(&Node::most))->most;
    const auto [worst, best] = std::minmax_element(first, last, by(&Node::open));
    node->open = node->seat == seen_.declarer ? best->open : worst->open;
  }
}

// What the declarer leads by if it takes so many points and tricks more.
double EndingTree::lead(Observation now, int points, int tricks) const {
  now.points = static_cast<std::int8_t>(now.points + points);
  now.tricks = static_cast<std::int8_t>(now.tricks + tricks);
  const CardSet twelve = seen_.played[seen_.declarer] | world_[seen_.declarer] | world_[kSkat];
  const Result result = result_of(now, twelve, world_[kSkat]);
  return result.declarer_points() - result.defender_points();
}

bool EndingTree::is_decided(const Observation& now, const World& left) const {
  if (has_ended(now)) return true;
  CardSet open = left[0] | left[1] | left[2];
  for (int place = 0; place < now.on_table; ++place) open |= bit(now.table_card(place));
  const int tricks = (kPlays - now.number + now.on_table) / kSeats;
  return lead(now, 0, 0) == lead(now, card_points(open), tricks);
}

ExtensiveGame ending(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights,
                     int most) {
  return Teller(seen, most).tell(worlds, checked(seen, worlds, weights));
}

Ending::Ending(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights, int most)
    : seen_(seen), most_(static_cast<std::size_t>(most)), form_(kSeats) {
  const std::vector<double> chances = checked(seen, worlds, weights);
  EndingTree tree(seen);
  for (std::size_t number = 0; number < worlds.size(); ++number)
    if (chances[number] > 0) tell(tree.grow(worlds[number]), 0, worlds[number], chances[number], {-1, -1, -1});
  form_.merge_ends();
}

void Ending::tell(const std::vector<EndingTree::Node>& nodes, int node, const World& world, double chance,
                  std::array<int, kSeats> lasts) {
  const EndingTree::Node& here = nodes[node];
  if (here.least == here.most) {
    std::array<double, kSeats> worth;
    worth.fill(-here.most * chance);
    worth[seen_.declarer] = here.most * chance;
    form_.add_end(lasts.data(), worth.data());
    if (form_.ends() > most_) throw std::invalid_argument("the ending has too many ends");
    return;
  }
  const int first = form_.sets[set_of(here, world, lasts[here.seat])].first;
  const double sign = here.seat == seen_.declarer ? chance : -chance;
  for (int card = 0; card < count(here.cards); ++card) {
    open_[first + card] += sign * nodes[here.first_child + card].open;
    lasts[here.seat] = first + card;
    tell(nodes, here.first_child + card, world, chance, lasts);
  }
}

int Ending::set_of(const EndingTree::Node& node, const World& world, int before) {
  const Known known = known_of(node.seat, world[node.seat], world[kSkat], node.fell);
  const auto [found, is_new] = sets_.try_emplace(known, static_cast<int>(form_.sets.size()));
  if (is_new) {
    form_.add_set(node.seat, count(node.cards), before);
    open_.resize(form_.actions(), 0);
  }
  return found->second;
}

Ending::Known Ending::known_of(int seat, CardSet hand, CardSet skat, std::uint64_t fell) const {
  return {fell, hand, knows_skat(seen_, seat) ? skat : 0, seat};
}

std::size_t Ending::Hashed::operator()(const Known& known) const {
  std::uint64_t mixed = Random(known.fell ^ std::uint64_t{known.hand} << 32 ^ std::uint64_t{known.skat}).next();
  return static_cast<std::size_t>(mixed + static_cast<unsigned>(known.seat));
}

Policy Ending::open_cards() const {
  Policy policy(form_.actions(), 0);
  for (const InformationSet& set : form_.sets) {
    const auto first = open_.begin() + set.first, last = first + set.actions;
    const double most = *std::max_element(first, last) - kRounding;
    const auto equals = std::count_if(first, last, [most](double worth) { return worth >= most; });
    for (int action = set.first; action < set.first + set.actions; ++action)
      if (open_[action] >= most) policy[action] = 1.0 / static_cast<double>(equals);
  }
  return policy;
}

// What a seat chooses from now, or nothing where no choice matters.
const InformationSet* Ending::set_at(const Observation& mine) const {
  if (mine.seat == kNobody || mine.number < seen_.number) throw std::invalid_argument("only a seat of the ending plays");
  const CardSet hand = mine.first_hand() & ~seen_.played[mine.seat];
  std::uint64_t fell = 0;
  for (int play = seen_.number; play < mine.number; ++play) fell = fallen(fell, static_cast<Card>(mine.cards[play]));
  const auto found = sets_.find(known_of(mine.seat, hand, mine.skat, fell));
  return found == sets_.end() ? nullptr : &form_.sets[found->second];
}

std::vector<std::pair<Card, double>> Ending::chances(const Policy& policy, const Observation& mine) const {
  std::vector<std::pair<Card, double>> told;
  const InformationSet* set = set_at(mine);
  if (!set) return told;
  CardSet legal = mine.legal();
  for (int action = set->first; action < set->first + set->actions; ++action, legal &= legal - 1)
    told.emplace_back(lowest(legal), policy[action]);
  return told;
}

Policy Ending::with_card(Policy policy, const Observation& mine, Card card) const {
  const InformationSet* set = set_at(mine);
  if (!set || !(mine.legal() & bit(card))) throw std::invalid_argument("this card is no choice that matters");
  const int place = count(mine.legal() & (bit(card) - 1));
  for (int action = 0; action < set->actions; ++action) policy[set->first + action] = action == place;
  return policy;
}

}  // namespace kiebitz

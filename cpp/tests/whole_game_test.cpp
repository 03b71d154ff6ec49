// A whole game goes its way from the deal to the result, and a seat cannot tell it from one with other hidden cards.
//
// That every game goes the way of the Python rules is tested there; here it goes through the sanitizers.
#include "whole/whole_game.hpp"

#include <cstdlib>
#include <memory>
#include <vector>

#include "tests/check.hpp"
#include "whole/game_batch.hpp"
#include "whole/resample.hpp"
#include "whole/tensor.hpp"
#include "whole/text.hpp"

using namespace kiebitz;

static Action any_legal(const WholeGame& game, Random& random) {
  const ActionSet legal = game.legal();
  CHECK(legal.filled() == kActions);
  return legal.place_of(static_cast<int>(random.below(static_cast<std::uint64_t>(legal.count()))));
}

// Uniform actions bid far too high; so most games stay at a step or two.
static Action sensible(const WholeGame& game, Random& random) {
  if (game.phase() == Phase::auction && !game.auction().is_asked() && random.below(2)) return kPass;
  return any_legal(game, random);
}

static void check_sights(const WholeGame& game, Random& random) {
  CHECK(public_row(game).filled() == kPublicBits);
  for (int seat = 0; seat < kSeats; ++seat) {
    const WholeGame twin = resampled(game, seat, random);
    CHECK(information_row(game, seat).filled() == kInformationBits);
    CHECK(information_row(twin, seat) == information_row(game, seat));
    CHECK(information_text(twin, seat) == information_text(game, seat));
    CHECK(twin.seen_by(seat) == game.seen_by(seat));
    CHECK(public_row(twin) == public_row(game));
    CHECK(twin.turn() == game.turn() && twin.phase() == game.phase());
    if (seat == game.turn()) CHECK(twin.legal() == game.legal());
  }
}

static void check_end(const WholeGame& game) {
  CHECK(game.turn() == kNobody && game.legal().count() == 0);
  for (const Reward reward : {Reward::relative, Reward::win}) {
    const std::array<float, kSeats> returns = game.returns(reward);
    CHECK(returns[0] + returns[1] + returns[2] == 0);
  }
}

static void games_go_their_way(int games) {
  Random random(1);
  int declared = 0;
  for (int number = 0; number < games; ++number) {
    WholeGame game(deal_cards(random));
    while (!game.is_over()) {
      check_sights(game, random);
      game.apply(sensible(game, random));
    }
    check_sights(game, random);
    check_end(game);
    declared += game.is_declared();
  }
  CHECK(declared > games / 2);
}

static void the_longest_auction_has_room() {
  Random random(2);
  WholeGame game(deal_cards(random));
  for (int number = 0; number < kBids; ++number) {
    game.apply(kFirstBid + number);
    game.apply(kHold);
  }
  CHECK(game.legal().count() == 1);
  for (int passes = 0; passes < 2; ++passes) game.apply(kPass);
  CHECK(game.declarer() == 0 && game.auction().bid() == 264);
  while (!game.is_over()) game.apply(any_legal(game, random));
  CHECK(game.history().size() <= static_cast<std::size_t>(WholeGame::kLongest));
}

static void batches_write_only_their_rows(std::size_t size, int steps) {
  GameBatch batch(size, 3, Reward::list, {});
  std::vector<std::int8_t> information(size * kInformationBits), legal(size * kActions), turns(size);
  std::vector<float> returns(size * kSeats);
  std::vector<std::int64_t> actions(size);
  const std::unique_ptr<bool[]> over(new bool[size]);
  for (int step = 0; step < steps; ++step) {
    batch.look({information.data(), legal.data(), turns.data()});
    batch.draw(actions.data());
    for (std::size_t place = 0; place < size; ++place)
      CHECK(legal[place * kActions + static_cast<std::size_t>(actions[place])] == 1);
    batch.step(actions, {returns.data(), over.get()});
  }
  actions[size - 1] = kActions;
  CHECK_THROWS(batch.step(actions, {returns.data(), over.get()}));
}

int main(int argc, char** argv) {
  games_go_their_way(argc > 1 ? std::atoi(argv[1]) : 3000);
  the_longest_auction_has_room();
  batches_write_only_their_rows(7, 300);
  return kiebitz::tests::summary();
}

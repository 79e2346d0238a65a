// The rules of Mâamut in plain C++: how fast random playouts can be. Same stream of chance and same order of legal
// moves as the engine, so that both play the same games and their checksums must agree.
//
// Input: a position in numbers (see position.ts), then lines "seed playouts cap". Each line is answered by
// "moves nanoseconds checksum", the time being this thread's.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>

namespace {

constexpr int CELLS = 37, NOWHERE = -1, NOBODY = -1;
constexpr int PASS = 18, SET_TRAP = 21, LIFT_TRAP = 22, TO_CELL = 23;
constexpr int ROCK = 0, GRASS = 1;
enum Phase : int8_t { ACT, PANIC, OVER };

struct Chance {
  uint32_t a, b, c, d;
  explicit Chance(uint32_t seed) : a(seed), b(0), c(0x9e3779b9u), d(1) {
    for (int i = 0; i < 12; i++) word();
  }
  uint32_t word() {
    const uint32_t sum = a + b + d++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + sum;
    return sum;
  }
  uint32_t below(uint32_t n) {
    for (;;) {
      const uint32_t product = (word() >> 16) * n, low = product & 0xffff;
      if (low >= n || low >= 65536 % n) return product >> 16;
    }
  }
};

// What is true of the tiles alone.
int8_t nextCell[CELLS][6], ahead[CELLS][18], stepsTo[CELLS][6][CELLS];
int8_t tile[CELLS], flight[CELLS][18], region[CELLS];
bool snareable[CELLS];
uint32_t moves[CELLS], withCards[16];
uint8_t bitCount[1 << 12];
int players;
bool vanish;
long long huntLimit;

struct State {
  Phase phase;
  int8_t mammoth, turn, toAct, winner;
  int8_t flightMove, hunterLeft, mammothDir, mammothLeft, cameFrom;
  int8_t at[4], trapsLeft[4], hand[4][3], trap[CELLS];
  int8_t drawCount, draw[36], discardCount, discard[36];
  int32_t turnsTaken[4];
};

int cardOf(int move) { return move < 6 ? 1 : move < 12 ? 2 : 3; }
bool open(int cell) { return cell != NOWHERE && tile[cell] != ROCK; }

bool wayOpen(int cell, int dir, int distance) {
  for (int i = 0; i < distance; i++) {
    cell = nextCell[cell][dir];
    if (!open(cell)) return false;
  }
  return true;
}

bool pushPossible(int cell, int dir, int n) {
  for (int k = 1; k <= n; k++)
    if (wayOpen(cell, (dir + 3) % 6, k) && wayOpen(cell, dir, n - k)) return true;
  return false;
}

bool entersGrass(int mammoth) {
  bool seen[CELLS] = {};
  int rests[CELLS], count = 0;
  rests[count++] = mammoth;
  seen[mammoth] = true;
  for (int i = 0; i < count; i++)
    for (int move = 0; move < 18; move++) {
      const int dir = flight[rests[i]][move];
      if (dir == NOWHERE || !pushPossible(rests[i], move % 6, cardOf(move))) continue;
      int cell = rests[i];
      for (int step = 0; step < cardOf(move); step++) {
        cell = nextCell[cell][dir];
        if (tile[cell] == GRASS) return true;
      }
      if (!seen[cell]) seen[cell] = true, rests[count++] = cell;
    }
  return false;
}

void geometry() {
  static const int dq[6] = {1, 0, -1, -1, 0, 1}, dr[6] = {0, 1, 1, 0, -1, -1};
  int q[CELLS], r[CELLS], index[7][7], count = 0;
  for (auto &row : index)
    for (int &cell : row) cell = NOWHERE;
  for (int y = -3; y <= 3; y++)
    for (int x = -3; x <= 3; x++)
      if (x + y >= -3 && x + y <= 3) q[count] = x, r[count] = y, index[y + 3][x + 3] = count++;
  for (int cell = 0; cell < CELLS; cell++)
    for (int dir = 0; dir < 6; dir++) {
      const int x = q[cell] + dq[dir] + 3, y = r[cell] + dr[dir] + 3;
      nextCell[cell][dir] = x < 0 || x > 6 || y < 0 || y > 6 ? NOWHERE : index[y][x];
    }
  for (int cell = 0; cell < CELLS; cell++)
    for (int dir = 0; dir < 6; dir++)
      for (int n = 1, to = nextCell[cell][dir]; n <= 3; n++) {
        ahead[cell][(n - 1) * 6 + dir] = to;
        if (to != NOWHERE) stepsTo[cell][dir][to] = n, to = nextCell[to][dir];
      }
}

void layOut() {
  geometry();
  for (int bits = 0; bits < 1 << 12; bits++) bitCount[bits] = __builtin_popcount(bits);
  static const int turns[5] = {0, 1, 2, 4, 5};
  for (int cell = 0; cell < CELLS; cell++) {
    moves[cell] = 0;
    region[cell] = NOWHERE;
    for (int move = 0; move < 18; move++) {
      flight[cell][move] = NOWHERE;
      if (tile[cell] == ROCK) continue;
      if (wayOpen(cell, move % 6, cardOf(move))) moves[cell] |= 1u << move;
      for (int turn : turns)
        if (flight[cell][move] == NOWHERE && wayOpen(cell, (move + turn) % 6, cardOf(move)))
          flight[cell][move] = (move + turn) % 6;
    }
  }
  for (int cell = 0; cell < CELLS; cell++) {
    snareable[cell] = tile[cell] != ROCK && entersGrass(cell);
    if (tile[cell] == ROCK || region[cell] != NOWHERE) continue;
    int reached[CELLS], count = 0;
    reached[count++] = cell;
    region[cell] = cell;
    for (int i = 0; i < count; i++)
      for (int next : nextCell[reached[i]])
        if (open(next) && region[next] == NOWHERE) region[next] = cell, reached[count++] = next;
  }
  for (int held = 0; held < 16; held++) {
    withCards[held] = 0;
    for (int card = 1; card <= 3; card++)
      if (held >> card & 1) withCards[held] |= 63u << (card - 1) * 6 | 1u << (PASS + card - 1);
  }
}

bool hunterOn(const State &s, int cell) {
  for (int seat = 0; seat < players; seat++)
    if (s.at[seat] == cell) return true;
  return false;
}

bool alone(const State &s, int seat) {
  for (int other = 0; other < players; other++)
    if (other != seat && s.at[other] == s.at[seat]) return false;
  return true;
}

bool isFree(const State &s, int cell) { return open(cell) && cell != s.cameFrom && !hunterOn(s, cell); }

uint32_t legalTurns(const State &s) {
  const int seat = s.turn, cell = s.at[seat];
  const int8_t *hand = s.hand[seat];
  uint32_t codes = (moves[cell] | 7u << PASS) & withCards[1 << hand[0] | 1 << hand[1] | 1 << hand[2]];
  if (s.trap[cell] ? alone(s, seat) : tile[cell] == GRASS && s.trapsLeft[seat] && alone(s, seat))
    codes |= 1u << (s.trap[cell] ? LIFT_TRAP : SET_TRAP);
  return codes;
}

int sample(const State &s, Chance &chance) {
  if (s.phase == PANIC) {
    int refuges[6], count = 0;
    for (int next : nextCell[s.mammoth])
      if (isFree(s, next)) refuges[count++] = next;
    return TO_CELL + refuges[chance.below(count)];
  }
  uint32_t codes = legalTurns(s);
  for (int skip = chance.below(bitCount[codes & 0xfff] + bitCount[codes >> 12]); skip > 0; skip--) codes &= codes - 1;
  return __builtin_ctz(codes);
}

void discardCard(State &s, int seat, int card) {
  int8_t *hand = s.hand[seat];
  if (hand[0] == card) hand[0] = hand[1], hand[1] = hand[2];
  else if (hand[1] == card) hand[1] = hand[2];
  hand[2] = 0;
  s.discard[s.discardCount++] = card;
}

void reshuffle(State &s, Chance &chance) {
  std::memcpy(s.draw, s.discard, s.discardCount);
  s.drawCount = s.discardCount;
  s.discardCount = 0;
  for (int last = s.drawCount - 1; last > 0; last--) {
    const int pick = chance.below(last + 1);
    const int8_t held = s.draw[last];
    s.draw[last] = s.draw[pick];
    s.draw[pick] = held;
  }
}

void drawBack(State &s, Chance &chance) {
  for (int8_t &card : s.hand[s.turn])
    if (card == 0) {
      if (s.drawCount == 0) reshuffle(s, chance);
      card = s.draw[--s.drawCount];
      if (s.drawCount == 0) reshuffle(s, chance);
    }
}

int nextLiving(const State &s, int seat) {
  for (int i = 0; i < players; i++) {
    if (++seat >= players) seat = 0;
    if (s.at[seat] != NOWHERE) return seat;
  }
  return NOBODY;
}

bool mammothWins(const State &s) {
  if (!snareable[s.mammoth]) return true;
  bool inReach = false, survived = huntLimit > 0;
  for (int seat = 0; seat < players; seat++) {
    if (s.at[seat] == NOWHERE) continue;
    if (region[s.at[seat]] == region[s.mammoth]) inReach = true;
    if (s.turnsTaken[seat] < huntLimit) survived = false;
  }
  return !inReach || survived;
}

void finish(State &s, int winner) {
  s.phase = OVER;
  s.winner = winner;
}

void endTurn(State &s) {
  s.turnsTaken[s.turn]++;
  if (mammothWins(s)) return finish(s, NOBODY);
  s.turn = s.toAct = nextLiving(s, s.turn);
  s.phase = ACT;
}

void endTurnWithCard(State &s, Chance &chance) {
  if (s.at[s.turn] != NOWHERE) drawBack(s, chance);
  endTurn(s);
}

void removeHunter(State &s, int seat) {
  s.at[seat] = NOWHERE;
  for (int8_t &card : s.hand[seat]) {
    if (card) s.discard[s.discardCount++] = card;
    card = 0;
  }
  if (vanish)
    for (int8_t &trap : s.trap)
      if (trap == seat + 1) trap = 0;
}

// False when a panicking hunter has to choose.
bool panic(State &s) {
  for (int seat = (s.turn + 1) % players; seat != s.turn; seat = (seat + 1) % players) {
    if (s.at[seat] != s.mammoth) continue;
    int free = 0, refuge = NOWHERE;
    for (int next : nextCell[s.mammoth])
      if (isFree(s, next)) free++, refuge = next;
    if (free > 1) {
      s.phase = PANIC;
      s.toAct = seat;
      return false;
    }
    if (free == 1) s.at[seat] = refuge;
    else removeHunter(s, seat);
  }
  return true;
}

void flee(State &s, Chance &chance) {
  while (panic(s)) {
    if (s.mammothLeft == 0) {
      if (s.hunterLeft) s.at[s.turn] = ahead[s.at[s.turn]][(s.hunterLeft - 1) * 6 + s.flightMove % 6];
      return endTurnWithCard(s, chance);
    }
    s.mammothLeft--;
    s.cameFrom = s.mammoth;
    s.mammoth = nextCell[s.mammoth][s.mammothDir];
    if (s.trap[s.mammoth]) return finish(s, s.trap[s.mammoth] - 1);
  }
}

void move(State &s, int code, Chance &chance) {
  const int seat = s.turn, card = cardOf(code), dir = code % 6;
  discardCard(s, seat, card);
  const int meeting = stepsTo[s.at[seat]][dir][s.mammoth];
  if (meeting == 0 || meeting > card) {
    s.at[seat] = ahead[s.at[seat]][code];
    return endTurnWithCard(s, chance);
  }
  s.at[seat] = s.mammoth;
  s.mammothDir = flight[s.mammoth][code];
  if (s.mammothDir == NOWHERE) {
    removeHunter(s, seat);
    return endTurnWithCard(s, chance);
  }
  s.flightMove = code;
  s.hunterLeft = card - meeting;
  s.mammothLeft = card;
  flee(s, chance);
}

void play(State &s, int code, Chance &chance) {
  if (code < PASS) return move(s, code, chance);
  const int cell = s.at[s.turn];
  if (code < SET_TRAP) {
    discardCard(s, s.turn, code - PASS + 1);
    endTurnWithCard(s, chance);
  } else if (code == SET_TRAP) {
    s.trapsLeft[s.turn]--;
    s.trap[cell] = s.turn + 1;
    endTurn(s);
  } else if (code == LIFT_TRAP) {
    const int owner = s.trap[cell] - 1;
    s.trap[cell] = 0;
    if (s.at[owner] != NOWHERE) s.trapsLeft[owner]++;
    endTurn(s);
  } else {
    s.at[s.toAct] = code - TO_CELL;
    flee(s, chance);
  }
}

int number() {
  int value = 0;
  return std::scanf("%d", &value) == 1 ? value : 0;
}

State readPosition() {
  State s = {};
  players = number();
  vanish = number();
  huntLimit = number();
  for (int8_t &kind : tile) kind = number();
  layOut();
  s.mammoth = number();
  s.turn = s.toAct = number();
  for (int seat = 0; seat < players; seat++) {
    s.at[seat] = number();
    s.trapsLeft[seat] = number();
    s.turnsTaken[seat] = number();
    for (int8_t &card : s.hand[seat]) card = number();
  }
  for (int8_t &trap : s.trap) trap = number();
  s.drawCount = number();
  for (int i = 0; i < s.drawCount; i++) s.draw[i] = number();
  s.discardCount = number();
  for (int i = 0; i < s.discardCount; i++) s.discard[i] = number();
  s.phase = ACT;
  s.winner = NOBODY;
  return s;
}

long long threadNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

}  // namespace

int main() {
  const State root = readPosition();
  unsigned seed;
  int playouts, cap;
  while (std::scanf("%u %d %d", &seed, &playouts, &cap) == 3) {
    Chance chance(seed);
    uint32_t checksum = 0;
    long long played = 0;
    const long long start = threadNanoseconds();
    for (int i = 0; i < playouts; i++) {
      State s = root;
      int plies = 0;
      for (; s.phase != OVER && plies < cap; plies++) {
        const int code = sample(s, chance);
        play(s, code, chance);
        checksum = checksum * 31 + code;
      }
      played += plies;
      checksum = checksum * 31 + s.winner;
    }
    std::printf("%lld %lld %u\n", played, threadNanoseconds() - start, checksum);
    std::fflush(stdout);
  }
}

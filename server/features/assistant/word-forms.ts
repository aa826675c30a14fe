/** Irregular forms, which the database's stemmer does not unite, and numbers as word and digit. */
const ROWS = `
  begin began begun
  bend bent
  bind bound
  blow blew blown
  break broke broken
  bring brought
  build built
  buy bought
  catch caught
  child children
  choose chose chosen
  cling clung
  come came
  deal dealt
  draw drew drawn
  drive drove driven
  eat ate eaten
  fall fell fallen
  feel felt
  fight fought
  find found
  foot feet
  forbid forbade forbidden
  forget forgot forgotten
  freeze froze frozen
  grow grew grown
  hang hung
  hear heard
  hide hid hidden
  hold held
  keep kept
  lay laid
  lead led
  leave left
  lend lent
  lose lost
  man men
  meet met
  mouse mice
  pay paid
  rise rose risen
  run ran
  seek sought
  sell sold
  send sent
  shrink shrank shrunk
  sink sank sunk
  sleep slept
  speak spoke spoken
  spend spent
  stand stood
  steal stole stolen
  stick stuck
  strike struck
  swim swam
  tear tore torn
  throw threw thrown
  wear wore worn
  win won
  woman women
  worse worst
  big bigger biggest
  bright brighter brightest
  broad broader broadest
  cheap cheaper cheapest
  clean cleaner cleanest
  clear clearer clearest
  close closer closest
  dark darker darkest
  deep deeper deepest
  early earlier earliest
  easy easier easiest
  fast faster fastest
  few fewer fewest
  heavy heavier heaviest
  high higher highest
  large larger largest
  late later latest
  light lighter lightest
  long longer longest
  loud louder loudest
  low lower lowest
  narrow narrower narrowest
  new newer newest
  old older oldest
  quick quicker quickest
  safe safer safest
  short shorter shortest
  simple simpler simplest
  slow slower slowest
  small smaller smallest
  soon sooner soonest
  strong stronger strongest
  tall taller tallest
  thick thicker thickest
  thin thinner thinnest
  weak weaker weakest
  wide wider widest
  young younger youngest
  index indices indexes
  matrix matrices
  vertex vertices
  axis axes
  analysis analyses
  datum data
  two 2
  three 3
  four 4
  five 5
  six 6
  seven 7
  eight 8
  nine 9
  ten 10
  eleven 11
  twelve 12
  fifteen 15
  twenty 20
  thirty 30
  forty 40
  fifty 50
  hundred 100
  thousand 1000`
  .trim()
  .split(/\n+/)
  .map((row) => row.trim().split(' '));

const FORMS = new Map(ROWS.flatMap((row) => row.map((word) => [word, row] as const)));

/** The other forms of a word; empty for most words. */
export const otherForms = (word: string): string[] => (FORMS.get(word) ?? []).filter((form) => form !== word);

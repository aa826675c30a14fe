/** Forms of one word that no ending tells, which the database's stemmer leaves apart, and numbers as word and digit. */
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

/** Other forms of a word: irregular ones, and what 'cheaper' or 'easiest' compares; none for most words. */
export function otherForms(word: string): string[] {
  const compared = /^([a-z]{3,})(?:er|est)$/.exec(word)?.[1];
  const positives = compared === undefined ? [] : [compared, `${compared}e`, compared.replace(/i$/, 'y')];
  const single = compared?.replace(/([b-dfgl-nprt])\1$/, '$1');
  return [...(FORMS.get(word) ?? []), ...positives, ...(single ? [single] : [])].filter(
    (form, index, all) => form !== word && all.indexOf(form) === index,
  );
}

/**
 * Words with nearly the same meaning in the platform's subjects, often a beginner's word beside the technical one. All
 * words of a row are related, but not across rows; a word may be in several. Based on the subjects, not the demo's
 * lessons, since other courses need them too.
 */
const ROWS = `
  ai model llm chatbot bot chatgpt gpt assistant
  agent tool assistant
  hallucinate invent fabricate lie untrue
  injection attack attacker malicious hijack jailbreak
  retrieval search lookup rag
  chunk passage piece fragment excerpt
  instruction order command prompt
  token syllable subword
  context memory history conversation chat
  conversation chat dialog dialogue talk
  training train study taught practice
  neuron unit node
  parameter weight
  slope gradient derivative
  calculus derivative
  guess predict prediction estimate forecast
  output result answer response reply
  temperature creativity randomness random
  random chance luck lucky accident coincidence likelihood probability
  summary summarize summarise condense
  translate translation language
  meaning semantic similarity
  similar alike close related
  evaluate evaluation measure score grade judge rate assess
  feedback rating preference
  honest flatter agree please
  example sample demonstration
  cost price expensive cheap money pay bill budget afford
  fast quick slow sluggish speed performance latency lag
  delay wait latency timeout
  hang freeze froze frozen stuck block unresponsive
  crash die fail failure outage down
  broken invalid malformed corrupt
  error mistake bug fault wrong problem issue failure exception
  cause reason why origin
  repair fix solve correct resolve
  message notice notification alert announcement
  warn warning caution
  alarm monitor alert
  blank empty missing null absent
  duplicate twice double repeat copy
  remove delete drop erase discard
  add insert append create
  change modify edit update alter
  save store keep persist remember
  forget lose lost disappear vanish gone
  remember memory recall
  undo revert rollback restore
  log record write journal
  limit maximum cap bound restrict quota
  many flood overload load
  busy overload load traffic
  retry repeat again attempt
  allow permit let permission right access
  forbid refuse reject deny block prevent
  secure safe security protect safety
  secret key password credential token confidential
  private personal sensitive confidential
  login signin authentication
  logout session expire
  hacker attacker intruder
  tamper manipulate forge
  trust untrusted rely
  user visitor person customer client
  server backend host machine
  browser frontend client
  website site page web
  app application program software
  phone mobile smartphone handset touch
  screen display monitor viewport window
  connect connection link
  network internet connection online
  offline disconnected unreachable
  far distance distant near
  address url link route path
  mail email
  request call query
  send submit post transmit
  receive get fetch load
  load fetch download retrieve
  upload attach file
  deploy production publish release ship launch
  develop development build
  restart reboot start
  cache reuse remember
  concurrent concurrently simultaneous simultaneously parallel
  queue wait backlog
  identifier id key
  convert cast turn translate transform
  check verify validate inspect
  validate parse check
  test testing experiment try trial
  shape format structure schema
  compatible break breaking
  version release
  library package dependency
  database postgresql sql table
  search find lookup
  index lookup
  row record entry
  entry item element
  list array
  column field attribute
  unique duplicate distinct
  deadlock lock wait
  lock block wait
  transaction commit rollback atomic
  migrate migration
  join combine merge
  plan planner
  scan read
  number digit figure value numeric
  decimal fraction float floating
  money currency cents price
  date time day
  text string
  character letter symbol
  accent umlaut encoding unicode utf garbage garbled
  type typed typing
  compiler compile typescript
  undefined null missing
  function method callback
  loop iterate repeat
  variable state
  state status flag
  boolean flag
  render draw show display
  component widget
  reload refresh
  click press tap
  event handler listener
  form questionnaire
  field input box
  dropdown select menu
  choice option select
  property prop attribute
  average mean median middle typical
  spread variance deviation range
  extreme outlier unusual
  compare comparison versus difference
  percentage percent rate share proportion
  graph chart plot histogram diagram
  sum add addition arithmetic
  math arithmetic calculate calculation
  calculate compute calculation
  count counter number
  file csv spreadsheet document
  group category segment
  misleading mislead fool trick
  believe trust confident certain confidence
  significant significance
  participant subject tester interview
  picture image photo illustration graphic
  drawing sketch draw scribble doodle wireframe
  pencil pen paper sketch
  mockup prototype wireframe
  fake simulate pretend
  layout arrange arrangement composition
  align alignment
  gap space spacing distance margin gutter whitespace
  margin border edge
  edge boundary border corner
  border outline frame ring
  padding inside inner
  blind screenreader reader
  disabled disability accessibility impaired
  colorblind color
  color shade tone hue tint
  gray grey
  faint pale weak contrast
  contrast readable legible readability legibility
  glyph letter character
  font typeface type typography
  bold heavy weight
  size big large huge width height
  big large huge enormous
  small tiny little
  wide width broad
  tall height
  length long
  nested inside child parent
  parent container wrapper
  child element
  center middle centered
  overlap stack layer cover
  overflow spill stick cut clip
  sticky fixed pinned
  hide hidden invisible
  shrink grow stretch flexible
  resize responsive adapt
  focus keyboard tab
  target touch finger button
  button control
  label name caption
  tooltip hint placeholder help
  icon symbol
  animation motion transition movement
  navigation menu
  consistent same uniform
  important priority emphasis hierarchy
  beautiful attractive pretty ugly messy
  cluttered messy crowded
  confused confusing confusion unclear
  understandable clear plain simple
  print press printer
  brochure leaflet flyer booklet magazine
  fold bind spine staple
  trim bleed cut
  ink cmyk
  paper sheet
  sharp blurry resolution pixelated
  goal aim purpose objective
  rule guideline principle
  step stage phase
  begin start beginning
  finish end complete done
  wording phrase sentence word
  shorten short trim
  unfinished incomplete pending`
  .trim()
  .split(/\n+/)
  .map((row) => row.trim().split(' '));

/** Every word of the rows, without duplicates. */
export const TRADE_WORDS: readonly string[] = [...new Set(ROWS.flat())].filter((word) => word !== '');

/** For each lexeme those near in meaning. `lexemeOf` maps the words of `TRADE_WORDS` to lexemes, without stop words. */
export function nearMeanings(lexemeOf: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  for (const row of ROWS) {
    const lexemes = row.flatMap((word) => lexemeOf.get(word) ?? []);
    for (const lexeme of lexemes) {
      const others = near.get(lexeme) ?? new Set<string>();
      for (const other of lexemes) if (other !== lexeme) others.add(other);
      near.set(lexeme, others);
    }
  }
  return near;
}

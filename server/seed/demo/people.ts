/** The demo's instructors by key, as referenced by courses. */
export const INSTRUCTORS: Record<string, { name: string; email: string; bio: string }> = {
  'mara-olin': {
    name: 'Mara Olin',
    email: 'instructor@waymark.test',
    bio: 'Interface designer for fifteen years, most of them on timetables, forms and other things people use in a hurry. Teaches with paper first.',
  },
  'jo-park': {
    name: 'Jo Park',
    email: 'jo.park@waymark.test',
    bio: 'Builds web applications end to end and maintains more of them than anyone should. Likes small dependencies and large test suites.',
  },
  'adaeze-nwosu': {
    name: 'Adaeze Nwosu',
    email: 'adaeze.nwosu@waymark.test',
    bio: 'Statistician turned machine learning engineer. Computes everything by hand once before letting a library do it.',
  },
  'sam-idris': {
    name: 'Sam Idris',
    email: 'sam.idris@waymark.test',
    bio: 'Runs backends that other people are paged for, and spends the days making sure they are not. Fond of boring databases.',
  },
  'noor-haddad': {
    name: 'Noor Haddad',
    email: 'noor.haddad@waymark.test',
    bio: 'Works on language models and on explaining them. Believes that a good diagram and one worked number beat ten adjectives.',
  },
  'ines-vidal': {
    name: 'Ines Vidal',
    email: 'ines.vidal@waymark.test',
    bio: 'Book and poster designer who learned typesetting in metal. Measures twice, prints once.',
  },
};

/** Students besides the demo account. */
export const STUDENTS: string[] = [
  'Aiko Tanaka',
  'Bruno Keller',
  'Camila Duarte',
  'Dmitri Volkov',
  'Elif Şahin',
  'Farid Rahmani',
  'Greta Lindqvist',
  'Hamza El Idrissi',
  'Ivana Kovač',
  'Jonas Berg',
  'Kavya Raman',
  'Leila Haidari',
  'Mateo Rivas',
  'Nadia Popescu',
  'Oluwaseun Ade',
  'Priya Nair',
  'Quentin Moreau',
  'Rosa Esposito',
  'Sofia Παπαδοπούλου',
  'Tomasz Wiśniewski',
  'Uma Krishnan',
  'Viktor Novák',
  'Wanjiru Kamau',
  'Yara Mansour',
];

/** Texts of reviews, by stars. */
export const REVIEW_TEXTS: Record<number, string[]> = {
  5: [
    'Every lesson answered the question the one before had left me with.',
    'The worked numbers made it click. I did the exercises on paper and finally trust what I know.',
    'Short, exact, and nothing I could have skipped.',
    'I used the third lesson at work the next morning.',
    'I had tried to learn this twice before. This time I got to the end.',
    'The quiz showed me exactly which lesson to read again.',
    'Now I can explain it to a colleague, which I couldn’t after a whole book.',
    'I keep the notes open beside my work.',
  ],
  4: [
    'Very clear. I would have liked one more exercise in the middle.',
    'Good pace and honest about what it leaves out.',
    'Solid teaching; the later lessons ask more than the first ones promise.',
    'The exercises are worth the time. One lesson felt rushed.',
  ],
  3: [
    'Useful, though I already knew about half of it.',
    'Fine for a first look; I went on to read elsewhere.',
  ],
};

export const TESTIMONIALS: { name: string; text: string; stars: number }[] = [
  {
    name: 'Kavya Raman',
    stars: 5,
    text: 'I always know which lesson comes next and how far the end is. That alone got me through two courses.',
  },
  {
    name: 'Jonas Berg',
    stars: 5,
    text: 'My employer checked my certificate by its number in ten seconds. No account, no phone call.',
  },
  {
    name: 'Rosa Esposito',
    stars: 5,
    text: 'The lessons are short enough for the tram and real enough to use when I get off.',
  },
  {
    name: 'Hamza El Idrissi',
    stars: 4,
    text: 'I read with a screen reader. It is the first course site where I did not have to write to support.',
  },
  {
    name: 'Greta Lindqvist',
    stars: 5,
    text: 'I started on the laptop and finished on the phone, and it had kept my place.',
  },
  {
    name: 'Mateo Rivas',
    stars: 4,
    text: 'No streaks, no confetti for breathing. It assumes that I am an adult who wants to learn something.',
  },
  {
    name: 'Elif Şahin',
    stars: 5,
    text: 'Calculating a network by hand sounded absurd. Now I can read the papers.',
  },
];

import { answerInThread } from '../platform/limited-thread';

/** What each kind of work does to its thread. */
const WORK = {
  answers: () => [...'abc'],
  throws: () => {
    throw new TypeError('a mistake in the program');
  },
  fillsMemory: () => {
    const all: object[] = [];
    for (;;) all.push({ number: all.length });
  },
  neverEnds: () => {
    for (;;);
  },
};

answerInThread(({ kind }: { kind: keyof typeof WORK }) => WORK[kind]());

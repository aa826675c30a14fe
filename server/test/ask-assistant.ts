import { newId } from '../platform/ids';
import type { TestApp } from './test-app';

/** Asks the assistant with this session: what `askAssistant` returns, or the code and message of an error. */
export async function askAssistant(app: TestApp, token: string | undefined, input: object) {
  const { body } = await app.as(token)
    .graphql`mutation { askAssistant(input: ${{ requestId: newId(), ...input }}) { __typename
      ... on UserError { message }
      ... on AssistantAnswered {
        question { text sender requestType } conversation { id lesson { id title } messages { sender text } }
        assistant { remainingThisHour }
        answer { id text sender requestType wasStopped hint nextSteps sources { name source courseId lessonId excerpt }
          questions { type text options answer explanation quote lessonId source }
          deck { cardCount cards { front back quote lesson { id } } } } } } }`;
  const [error] = body.errors ?? [];
  return error ? { code: error.extensions.code, message: error.message } : body.data.askAssistant;
}

import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { Assistant } from '../assistant.types';
import type { AssistantProvider } from '../provider';
import { CourseProvider } from './course-provider';
import { LangServeProvider } from './langserve-provider';
import { OpenAiProvider } from './openai-provider';

/** What the configuration says about the assistant. The key is sent only to `assistantUrl`. */
export class AssistantSettings {
  readonly assistantProvider!: 'course' | 'openai' | 'langserve';
  /** null: the provider's default address. */
  readonly assistantUrl!: string | null;
  /** null: no key needed. */
  readonly assistantApiKey!: string | null;
  readonly assistantModel!: string | null;
  /** The timeout of a whole answer, including the retry. */
  readonly assistantTimeoutMs!: number;
  readonly assistantReadsPictures!: boolean;
}

/** The provider of answers that the configuration names. */
@Service()
export class ConfiguredProvider {
  readonly provider: AssistantProvider;

  constructor(settings: AssistantSettings) {
    this.provider = providerFor(settings);
  }

  /** The language model; null if none is configured. */
  get model(): OpenAiProvider | null {
    return this.provider instanceof OpenAiProvider ? this.provider : null;
  }

  /** The viewer's assistant; UNAUTHENTICATED for visitors. */
  assistantOf(viewer: Viewer | null): Assistant {
    const user = requireViewer(viewer);
    const { kind } = this.provider;
    return { id: user.account.id, kind, streams: kind === 'MODEL', viewer: user };
  }
}

function providerFor(settings: AssistantSettings): AssistantProvider {
  if (settings.assistantProvider === 'openai') return new OpenAiProvider(settings);
  if (settings.assistantProvider === 'langserve') return new LangServeProvider(settings);
  return new CourseProvider();
}

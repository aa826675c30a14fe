import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { Assistant } from '../assistant.types';
import type { AssistantKind } from '../assistant.entities';
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

/** What writes the answers, by the configuration. */
@Service()
export class ConfiguredProvider {
  /** The model or host; null if answers are put together here. */
  readonly external: OpenAiProvider | LangServeProvider | null;

  constructor(settings: AssistantSettings) {
    const providers = { openai: OpenAiProvider, langserve: LangServeProvider, course: null };
    const Provider = providers[settings.assistantProvider];
    this.external = Provider && new Provider(settings);
  }

  get kind(): AssistantKind {
    return this.external?.kind ?? 'COURSE';
  }

  /** The language model; null if none is configured. */
  get model(): OpenAiProvider | null {
    return this.external instanceof OpenAiProvider ? this.external : null;
  }

  /** The viewer's assistant; UNAUTHENTICATED for visitors. */
  assistantOf(viewer: Viewer | null): Assistant {
    const user = requireViewer(viewer);
    return { id: user.account.id, kind: this.kind, streams: this.model !== null, viewer: user };
  }
}

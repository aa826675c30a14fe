import { type Config, readConfig } from '../../config';

/** The model or host that the environment names, as the product reads it. */
export function modelFrom(env: NodeJS.ProcessEnv): Partial<Config> {
  const { assistantProvider, assistantUrl, assistantApiKey, assistantModel } = readConfig(env);
  if (assistantProvider === 'course')
    throw new Error('--model needs ASSISTANT_PROVIDER and its settings, see docs/environment.md.');
  return { assistantProvider, assistantUrl, assistantApiKey, assistantModel };
}

import type { Video } from '../video';
import { attention } from './attention';
import { boxModel } from './box-model';
import { httpRequest } from './http-request';

/** Every video of the demo, in rendering order. */
export const videos: readonly Video[] = [attention, httpRequest, boxModel];

import type { Video } from '../video';
import { attention } from './attention';
import { boxModel } from './box-model';
import { httpRequest } from './http-request';

/** Every video of the demo, in the order they are drawn. */
export const videos: readonly Video[] = [attention, httpRequest, boxModel];

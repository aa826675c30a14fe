import type { Film } from '../film';
import { attention } from './attention';
import { boxModel } from './box-model';
import { httpRequest } from './http-request';

/** Every film of the demo, in the order they are drawn. */
export const films: readonly Film[] = [attention, httpRequest, boxModel];

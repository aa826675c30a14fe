import { Extensions, Query, Resolver } from 'type-graphql';
import { IS_PUBLIC } from '../required-scope';
import { DemoMode } from './platform.service';
import { Platform } from './platform.types';

@Resolver()
export class PlatformResolver {
  constructor(private readonly demo: DemoMode) {}

  @Extensions(IS_PUBLIC)
  @Query(() => Platform, { description: 'Settings of the platform.' })
  platform() {
    return this.demo.platform();
  }
}

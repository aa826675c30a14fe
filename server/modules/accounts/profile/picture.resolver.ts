import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { ProfileUpdated } from '../account.types';
import { PictureService } from './picture.service';

@Service()
@Resolver()
export class PictureResolver {
  constructor(private readonly pictures: PictureService) {}

  @RequiresScope('write:profile')
  @Mutation(() => ProfileUpdated, {
    description:
      "Removes the viewer's picture, uploaded or by address. To upload one, send the file to `PUT /auth/profile/picture`.",
  })
  removePicture(@Ctx() { viewer }: Context) {
    return this.pictures.remove(viewer);
  }
}

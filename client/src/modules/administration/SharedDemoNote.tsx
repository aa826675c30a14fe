import { SurfaceNote } from '../../ui/states/States';

/** Says on a page of settings that nobody can change them in the public demo. */
export function SharedDemoNote() {
  return (
    <SurfaceNote>Everyone shares this demo, so you can view its settings but not change them.</SurfaceNote>
  );
}

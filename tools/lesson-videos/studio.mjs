// Runs in the browser. Plain JavaScript, because the server's TypeScript program must not include DOM types.
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny';
import { drawFrame, framesPerSecond, height, width } from './video';
import { Pen } from './pen';
import { videos } from './scenes/all-videos';

function filmNamed(name) {
  const video = videos.find((one) => one.name === name);
  if (video === undefined) throw new Error(`There is no video named ${name}`);
  return video;
}

function openCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Without this the GPU may rasterize text, and two machines would render different videos.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return { canvas, pen: new Pen(context) };
}

function asBase64(bytes) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });
}

/** Renders and encodes a whole video; returns the WebM file in base64. */
window.encodeFilm = async (name, bitrate) => {
  const video = filmNamed(name);
  const { canvas, pen } = openCanvas();
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate,
    keyFrameInterval: 10,
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    contentHint: 'detail',
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  for (let frame = 0; frame < video.seconds * framesPerSecond; frame += 1) {
    drawFrame(video, pen, frame / framesPerSecond);
    await source.add(frame / framesPerSecond, 1 / framesPerSecond);
  }
  await output.finalize();
  return asBase64(output.target.buffer);
};

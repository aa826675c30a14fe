// Runs inside the browser. Plain JavaScript, because the server's TypeScript program must not see the browser's globals.
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny';
import { drawFrame, framesPerSecond, height, width } from './film';
import { Pen } from './pen';
import { films } from './scenes/all-films';

function filmNamed(name) {
  const film = films.find((one) => one.name === name);
  if (film === undefined) throw new Error(`There is no film named ${name}`);
  return film;
}

function openCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Without this the GPU may rasterise text, and two machines would draw different films.
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

/** Draws and encodes a whole film; the answer is the WebM file in base64. */
window.encodeFilm = async (name, bitrate) => {
  const film = filmNamed(name);
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
  for (let frame = 0; frame < film.seconds * framesPerSecond; frame += 1) {
    drawFrame(film, pen, frame / framesPerSecond);
    await source.add(frame / framesPerSecond, 1 / framesPerSecond);
  }
  await output.finalize();
  return asBase64(output.target.buffer);
};

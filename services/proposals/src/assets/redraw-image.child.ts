import { serveJobs } from '../children/serve-jobs.js';
import { redraw } from './redraw-image.js';

serveJobs((bytes) => redraw(bytes as Uint8Array));

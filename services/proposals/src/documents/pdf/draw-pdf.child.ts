import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveJobs } from '../../children/serve-jobs.js';
import { FONT_FILES } from '../fonts/font-files.js';
import type { PdfJob } from './pdf-job.js';
import { Typst } from './typst.js';

const TEMPLATES = fileURLToPath(new URL('../../../templates', import.meta.url));
const typst = new Typst(
  TEMPLATES,
  FONT_FILES.map((file) => readFileSync(file)),
);

serveJobs(async (job) => typst.pdf(job as PdfJob));

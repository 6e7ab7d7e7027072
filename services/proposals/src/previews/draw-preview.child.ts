import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveJobs } from '../children/serve-jobs.js';
import { FONT_FILES } from '../documents/fonts/font-files.js';
import { Typst } from '../documents/pdf/typst.js';
import { encodePreview } from './encode-preview.js';
import type { PreviewJob } from './preview-job.js';

const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url));
const typst = new Typst(
  TEMPLATES,
  FONT_FILES.map((file) => readFileSync(file)),
);

serveJobs(async (job) => {
  const { data, logo } = job as PreviewJob;
  return encodePreview(typst.svg({ template: 'preview', data, pictures: logo ? [logo] : [] }));
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveJobs } from '../children/serve-jobs.js';
import { FONT_FILES } from '../documents/fonts/font-files.js';
import { Typst } from '../documents/pdf/typst.js';
import { encodePreview } from './encode-preview.js';
import { encodeSignature } from './encode-signature.js';
import type { PreviewJob } from './preview-job.js';

const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url));
const typst = new Typst(
  TEMPLATES,
  FONT_FILES.map((file) => readFileSync(file)),
);

serveJobs(async (job) => {
  const { template, data, logo } = job as PreviewJob;
  const svg = typst.svg({ template, data, pictures: logo ? [logo] : [] });
  return template === 'signature' ? encodeSignature(svg) : encodePreview(svg);
});

import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfJob } from './pdf-job.js';

/** Compilations after which an unused cached result is dropped: what all documents share stays cached. */
const KEPT_FOR = 4;

/** A template's folder and name, what it draws as JSON, and the pictures that this names. */
interface Drawing {
  folder?: string;
  template: string;
  data: string;
  pictures: { file: string; bytes: Uint8Array }[];
}

/** The only file that uses the Typst package. It reads files of `workspace` and the given fonts, nothing else. */
export class Typst {
  private readonly compiler: NodeCompiler;

  constructor(
    private readonly workspace: string,
    fonts: readonly Buffer[],
  ) {
    this.compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] });
  }

  /** Throws an Error with the compiler's message. */
  pdf({ standard, ...drawing }: PdfJob): Uint8Array {
    return this.draw(drawing, (source) =>
      this.compiler.pdf(source, { pdfStandard: standard, pdfTags: true }),
    );
  }

  /** The drawing's only page, its letters as outlines. Throws as `pdf`. */
  svg(drawing: Drawing): string {
    return this.draw(drawing, (source) => this.compiler.plainSvg(source));
  }

  private draw<Result>(
    { folder = '', template, data, pictures }: Drawing,
    compile: (source: { mainFilePath: string; inputs: { data: string } }) => Result,
  ): Result {
    for (const { file, bytes } of pictures)
      this.compiler.mapShadow(this.inWorkspace(folder, 'assets', file), Buffer.from(bytes));
    try {
      return compile({ mainFilePath: this.inWorkspace(folder, `${template}.typ`), inputs: { data } });
    } catch (error) {
      throw new Error(withoutQuotes(error));
    } finally {
      this.compiler.resetShadow();
      this.compiler.evictCache(KEPT_FOR);
    }
  }

  private inWorkspace(...names: string[]): string {
    return path.join(this.workspace, ...names);
  }
}

/** A log may contain the error, but no typed text (D35), which the compiler quotes between backquotes. */
const withoutQuotes = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/`[^`]*`/g, '`…`').slice(0, 500);

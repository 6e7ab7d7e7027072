import { dataSourceOptions } from '@acordo/service-kit/database/data-source-options';
import { DataSource } from 'typeorm';

/** The erasure role's connection: small, and opened at its first use, so that the service starts without it. */
export class ErasureDatabase {
  private source: DataSource | null = null;

  constructor(
    private readonly url: string,
    private readonly clockShift: number,
  ) {}

  async open(): Promise<DataSource> {
    if (this.source) return this.source;
    const source = new DataSource(
      dataSourceOptions({
        url: this.url,
        schema: 'proposals',
        application: 'acordo-proposals-erasure',
        poolSize: 1,
        clockShift: this.clockShift,
        entities: [],
        migrations: [],
      }),
    );
    await source.initialize();
    this.source = source;
    return source;
  }

  async close(): Promise<void> {
    await this.source?.destroy();
    this.source = null;
  }
}

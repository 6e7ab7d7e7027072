import type { Keys } from '@acordo/service-kit/secrets/keys';
import { DeviceMarks } from '../sessions/domain/device-mark.js';

/** D48: browsers that signed in as this administrator before. A user's mark of the same e-mail is none of these. */
export class AdminDevices {
  private readonly marks: DeviceMarks;

  constructor(keys: Keys) {
    this.marks = new DeviceMarks(keys, 'admin');
  }

  /** The device that a mark names; null for a stranger's browser. `email` is normalised. */
  of(mark: string | undefined, email: string): string | null {
    return mark === undefined ? null : this.marks.deviceOf(mark, email);
  }

  /** What to give a browser that signed in with its password alone; null where its mark stays. */
  renewed(mark: string | undefined, email: string): string | null {
    return this.marks.renewed(mark, email);
  }

  mark(email: string): string {
    return this.marks.issue(email);
  }
}

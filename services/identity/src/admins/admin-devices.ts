import type { Keys } from '@acordo/service-kit/secrets/keys';
import { DeviceMarks } from '../sessions/domain/device-mark.js';

/** D48: browsers that signed in as this administrator before. A user's device cookie of the same email is not valid here. */
export class AdminDevices {
  private readonly marks: DeviceMarks;

  constructor(keys: Keys) {
    this.marks = new DeviceMarks(keys, 'admin');
  }

  /** The device of a device cookie; null for an unknown browser. `email` is normalised. */
  of(mark: string | undefined, email: string): string | null {
    return mark === undefined ? null : this.marks.deviceOf(mark, email);
  }

  /** The new device cookie of a browser that signed in with only its password; null if the old one stays. */
  renewed(mark: string | undefined, email: string): string | null {
    return this.marks.renewed(mark, email);
  }

  mark(email: string): string {
    return this.marks.issue(email);
  }
}

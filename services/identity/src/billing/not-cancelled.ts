import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { AppError } from '@acordo/service-kit/errors/app-error';

/** The payment provider did not confirm that a subscription has ended. For the caller: UNAVAILABLE. */
export class NotCancelled extends AppError {
  constructor(
    readonly failure: CancellationFailure,
    cause?: unknown,
  ) {
    super('UNAVAILABLE', { cause });
  }
}

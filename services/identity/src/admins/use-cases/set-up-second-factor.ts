import type { ResultOf } from '@acordo/contracts/call';
import type { setUpSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-setup';
import type { Caller } from '@acordo/service-kit/caller/caller';
import type { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { toDataURL } from 'qrcode';
import { newSeed, seedAddress } from '../domain/totp.js';
import { isSecondFactorOn, proposeSeed } from '../persistence/second-factors.js';
import type { SecondFactorKeys } from '../second-factor-keys.js';
import type { ConfirmPassword } from './confirm-password.js';

/** A fixed PNG row filter (difference to the row above): otherwise five filters are tried for each row. */
const ROWS = { filterType: 2, deflateLevel: 9 };
const DRAWING = { errorCorrectionLevel: 'M', margin: 2, rendererOpts: ROWS } as const;

/** D33: a new seed, shown only once and without effect until a code of it is given. Throws SECOND_FACTOR_ON, WRONG_PASSWORD. */
export class SetUpSecondFactor {
  constructor(
    private readonly appName: string,
    private readonly unitOfWork: UnitOfWork,
    private readonly confirm: ConfirmPassword,
    private readonly keys: SecondFactorKeys,
  ) {}

  async execute(password: string, caller: Caller): Promise<ResultOf<typeof setUpSecondFactor>> {
    const confirmed = await this.confirm.execute(caller, password);
    const secret = newSeed();
    const email = await this.unitOfWork.run(async (tx) => {
      const admin = await confirmed.lock(tx);
      if (await isSecondFactorOn(tx, admin.id)) throw new AppError('SECOND_FACTOR_ON');
      await proposeSeed(tx, admin.id, this.keys.seal(secret, admin.id));
      return admin.email;
    });
    const otpauth = seedAddress(secret, this.appName, email);
    return { secret, otpauth, qr: await toDataURL(otpauth, DRAWING) };
  }
}

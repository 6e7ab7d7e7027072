import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { googleLink } from '@acordo/contracts/http/auth/google-link';
import { unlinkGoogle } from '@acordo/contracts/http/auth/unlink-google';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers } from '@nestjs/common';
import { GoogleProvider } from './google-provider.js';
import { ReadGoogleLink } from './use-cases/read-google-link.js';
import { UnlinkGoogle } from './use-cases/unlink-google.js';

/** What a user sees and does about the own link to Google (D11). */
@Controller()
@UserOnly()
export class GoogleLinkController {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly reading: ReadGoogleLink,
    private readonly unlinking: UnlinkGoogle,
  ) {}

  @Call(googleLink)
  async link(@CurrentCaller() { sub }: Caller): Promise<ResultOf<typeof googleLink>> {
    return { disponivel: this.provider.isConfigured, ...(await this.reading.execute(sub)) };
  }

  @Call(unlinkGoogle)
  async unlink(
    @Input() { body }: InputOf<typeof unlinkGoogle>,
    @CurrentCaller() caller: Caller,
    @Headers(DEVICE_HEADER) givenMark: string | undefined,
  ): Promise<void> {
    await this.unlinking.execute(body.currentPassword ?? '', caller, givenMark);
  }
}

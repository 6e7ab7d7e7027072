import { AdminOnly, OnBehalfOfAdmin } from '@acordo/service-kit/caller/access';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { AdministratorGuard } from './administrator.guard.js';

/** An administrator with a valid session. */
export const SignedInAdmin = () => applyDecorators(AdminOnly(), UseGuards(AdministratorGuard));

/** The panel's service for an administrator with a valid session (D34). */
export const ForSignedInAdmin = () =>
  applyDecorators(OnBehalfOfAdmin('admin'), UseGuards(AdministratorGuard));

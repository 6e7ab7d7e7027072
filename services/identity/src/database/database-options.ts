import { AccessRecordEntity } from '@acordo/service-kit/access-records/access-record.entity';
import type { DatabaseOptions } from '@acordo/service-kit/database/data-source-options';
import { AccountTokenEntity } from './entities/account-token.js';
import { AccountActivityEntity } from './entities/account-activity.js';
import { AdminChallengeEntity } from './entities/admin-challenge.js';
import { AdminRecoveryCodeEntity } from './entities/admin-recovery-code.js';
import { AdminSecondFactorEntity } from './entities/admin-second-factor.js';
import { AuditDetailEntity } from './entities/audit-detail.js';
import { AuditEntryEntity } from './entities/audit-entry.js';
import { AdminSessionEntity } from './entities/admin-session.js';
import { AdminEntity } from './entities/admin.js';
import { BillingEventEntity } from './entities/billing-event.js';
import { ClosedAccountEntity } from './entities/closed-account.js';
import { OutboxEntity } from './entities/outbox.js';
import { RecoveryRequestEntity } from './entities/recovery-request.js';
import { SessionEntity } from './entities/session.js';
import { SubscriptionEntity } from './entities/subscription.js';
import { UnlinkedIdentityEntity } from './entities/unlinked-identity.js';
import { SubscriptionCancellationEntity } from './entities/subscription-cancellation.js';
import { UsedSignInEntity } from './entities/used-sign-in.js';
import { UserIdentityEntity } from './entities/user-identity.js';
import { UserEntity } from './entities/user.js';
import { CreateUsers1795818000000 } from './migrations/1795818000000-create-users.js';
import { CreateSessions1795818001000 } from './migrations/1795818001000-create-sessions.js';
import { CreateAdmins1795818002000 } from './migrations/1795818002000-create-admins.js';
import { CreateOutbox1795818003000 } from './migrations/1795818003000-create-outbox.js';
import { AccountTokens1795818100000 } from './migrations/1795818100000-account-tokens.js';
import { GivePlansAnEnd1795818200000 } from './migrations/1795818200000-give-plans-an-end.js';
import { CreateBilling1795818201000 } from './migrations/1795818201000-create-billing.js';
import { CreateUserIdentities1795818202000 } from './migrations/1795818202000-create-user-identities.js';
import { NameTheMethodOfSessions1795818203000 } from './migrations/1795818203000-name-the-method-of-sessions.js';
import { MakeUsersSearchable1795818300000 } from './migrations/1795818300000-make-users-searchable.js';
import { CreateSecondFactors1795818301000 } from './migrations/1795818301000-create-second-factors.js';
import { CreateAudit1795818302000 } from './migrations/1795818302000-create-audit.js';
import { CloseAccounts1795818400000 } from './migrations/1795818400000-close-accounts.js';
import { KeepAccessRecords1795818401000 } from './migrations/1795818401000-keep-access-records.js';
import { KeepRecoveryRequests1795818402000 } from './migrations/1795818402000-keep-recovery-requests.js';
import { KnowWhoseAPasswordIs1795818500000 } from './migrations/1795818500000-know-whose-a-password-is.js';
import { RememberUnlinkedIdentities1795818501000 } from './migrations/1795818501000-remember-unlinked-identities.js';
import { KeepAccountActivity1795818510000 } from './migrations/1795818510000-keep-account-activity.js';
import { NameTheKeyOfRecoveryCodes1795818520000 } from './migrations/1795818520000-name-the-key-of-recovery-codes.js';
import { NameClosedAccounts1795818530000 } from './migrations/1795818530000-name-closed-accounts.js';
import { OweCancellations1795818531000 } from './migrations/1795818531000-owe-cancellations.js';
import { ForgetSentMessages1795818540000 } from './migrations/1795818540000-forget-sent-messages.js';
import { RememberRefusedAddresses1795818550000 } from './migrations/1795818550000-remember-refused-addresses.js';

/** Identity's database: used by the service, its migrations and its tests. */
export const databaseOptions = (url: string, clockShift = 0): DatabaseOptions => ({
  url,
  schema: 'identity',
  application: 'identity',
  clockShift,
  entities: [
    AccessRecordEntity,
    AccountActivityEntity,
    UserEntity,
    SessionEntity,
    AccountTokenEntity,
    RecoveryRequestEntity,
    AdminEntity,
    AdminSessionEntity,
    OutboxEntity,
    UserIdentityEntity,
    UnlinkedIdentityEntity,
    UsedSignInEntity,
    BillingEventEntity,
    SubscriptionEntity,
    ClosedAccountEntity,
    SubscriptionCancellationEntity,
    AdminSecondFactorEntity,
    AdminRecoveryCodeEntity,
    AdminChallengeEntity,
    AuditEntryEntity,
    AuditDetailEntity,
  ],
  migrations: [
    CreateUsers1795818000000,
    CreateSessions1795818001000,
    CreateAdmins1795818002000,
    CreateOutbox1795818003000,
    AccountTokens1795818100000,
    GivePlansAnEnd1795818200000,
    CreateBilling1795818201000,
    CreateUserIdentities1795818202000,
    NameTheMethodOfSessions1795818203000,
    MakeUsersSearchable1795818300000,
    CreateSecondFactors1795818301000,
    CreateAudit1795818302000,
    CloseAccounts1795818400000,
    KeepAccessRecords1795818401000,
    KeepRecoveryRequests1795818402000,
    KnowWhoseAPasswordIs1795818500000,
    RememberUnlinkedIdentities1795818501000,
    KeepAccountActivity1795818510000,
    NameTheKeyOfRecoveryCodes1795818520000,
    NameClosedAccounts1795818530000,
    OweCancellations1795818531000,
    ForgetSentMessages1795818540000,
    RememberRefusedAddresses1795818550000,
  ],
});

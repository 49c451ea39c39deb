import type { EntityManager, QueryRunner } from 'typeorm'

/** Ids of the advisory locks, which all programs on one database share. Processes of other versions use the same values. */
export const ADVISORY_LOCKS = {
  /** Running migrations, and loading a backup. */
  migrations: 7_203_460_915,
  /** Appending to the audit log: each row contains the hash of the row before it. */
  auditLog: 7_203_460_916,
  /** Deleting expired rows: processes take turns, batch by batch. */
  retention: 7_203_460_923,
  /** Counting the confirmation mails of leads per address, and queueing more. */
  leadConfirmations: 5_110_020,
  /** Counting the confirmation mails of the newsletter per mailbox, and queueing more. */
  newsletterConfirmations: 5_110_024,
  /** Adding imported subscribers: two imports of the same addresses in another order would end in a deadlock. */
  subscriberImports: 5_110_025,
  /** Changing redirects: two changes that do not see each other could form a chain. */
  redirects: 5_110_030,
  /** Changing subjects of messages: two changes that do not see each other could hide all, or name two alike. */
  contactSubjects: 5_110_032,
  /** Replacing the own-data link of an address: two processes would each delete the other's link. */
  ownDataLinks: 5_110_026,
  /** Writing the scheduled backup. */
  backups: 5_110_029,
  /** Restoring a backup into a temporary database. */
  restoreDrills: 5_110_049,
  /** Making the files of uploaded pictures: one process at a time. */
  pictures: 5_110_031,
  /** Notifying people on waiting lists of free times: one process at a time. */
  waitlist: 5_110_033,
  /** Counting held times of a network, and holding another: one hold at a time. */
  bookingHolds: 5_110_041,
  /** Counting webhook endpoints, and adding or changing them. */
  webhookEndpoints: 5_110_028,
} as const

/** Returns the SQL expression that waits for an advisory lock and holds it until the transaction ends. */
export const advisoryLockSql = (name: keyof typeof ADVISORY_LOCKS) => `pg_advisory_xact_lock(${ADVISORY_LOCKS[name]})`

/** Waits for an advisory lock and holds it until the transaction ends. */
export async function acquireAdvisoryLock(
  transaction: EntityManager | QueryRunner,
  name: keyof typeof ADVISORY_LOCKS,
): Promise<void> {
  await transaction.query(`SELECT ${advisoryLockSql(name)}`)
}

/** Tries to acquire an advisory lock until the transaction ends. @returns false if another session holds it */
export async function tryAdvisoryLock(
  transaction: EntityManager | QueryRunner,
  name: keyof typeof ADVISORY_LOCKS,
): Promise<boolean> {
  const [row] = (await transaction.query('SELECT pg_try_advisory_xact_lock($1) AS acquired', [
    ADVISORY_LOCKS[name],
  ])) as [{ acquired: boolean }]
  return row.acquired
}

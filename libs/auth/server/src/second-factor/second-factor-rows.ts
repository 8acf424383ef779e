import { inTransaction } from '@captain/database'
import type { Pool } from 'pg'
import type { Queryable } from '../mails/auth-mails.ts'
import { newRecoveryCodes, readCode, shownRecoveryCode } from './recovery-codes.ts'
import type { SecondFactorKeys } from './second-factor-keys.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

/** Minutes within which a code must confirm a new second factor. */
const SETUP_MINUTES = 15

const BEGIN = `
  insert into auth.second_factor as kept (user_id, secret) values ($1, $2)
  on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now() where kept.confirmed_at is null`

/** One statement checks and stores the step, so only one of two concurrent uses of a code succeeds. */
const CONFIRM = `
  update auth.second_factor set confirmed_at = now(), last_step = $2
  where user_id = $1 and confirmed_at is null and secret = $3`

const USE_STEP = 'update auth.second_factor set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2'

const USE_RECOVERY = 'update auth.recovery_code set used_at = now() where user_id = $1 and hash = $2 and used_at is null'

const SECRET = `
  select secret from auth.second_factor where user_id = $1
    and case when $2 then confirmed_at is not null else confirmed_at is null and created_at > now() - make_interval(mins => ${SETUP_MINUTES}) end`

/** Stored second factors. */
export type SecondFactorRows = {
  /** Whether the account signs in with a second factor. */
  isOn(accountId: string): Promise<boolean>
  /** Saves a new secret that counts once a code has confirmed it, and returns it; null if the second factor is on already. */
  begin(accountId: string): Promise<string | null>
  /** Switches the second factor on if the code belongs to the new secret, and returns the recovery codes; otherwise null. */
  confirm(accountId: string, typed: string): Promise<readonly string[] | null>
  /** Uses a code up, of the app or for recovery; null if it is wrong or was used before. */
  use(accountId: string, typed: string): Promise<'totp' | 'recovery' | null>
  /** Replaces the recovery codes and returns the new ones; null if the second factor is off. */
  renewCodes(accountId: string): Promise<readonly string[] | null>
  /** Switches the second factor off; returns whether it was on. */
  remove(client: Queryable, accountId: string): Promise<boolean>
}

/** Deletes the second factor of an account with its recovery codes; returns whether it was on. */
export const removeSecondFactor = async (client: Queryable, accountId: string): Promise<boolean> => {
  await client.query('delete from auth.recovery_code where user_id = $1', [accountId])
  const { rows } = await client.query<{ wasOn: boolean }>(
    'delete from auth.second_factor where user_id = $1 returning confirmed_at is not null as "wasOn"',
    [accountId],
  )
  return rows[0]?.wasOn === true
}

/** Creates the access to stored second factors. */
export const secondFactorRows = (pool: Pool, keys: SecondFactorKeys): SecondFactorRows => {
  const secretOf = async (accountId: string, isConfirmed: boolean) => {
    const { rows } = await pool.query<{ secret: string }>(SECRET, [accountId, isConfirmed])
    const sealed = rows[0]?.secret ?? null
    const plain = sealed === null ? null : await keys.open(accountId, sealed)
    return sealed === null || plain === null ? null : { sealed, plain }
  }

  const putCodes = async (client: Queryable, accountId: string): Promise<readonly string[]> => {
    const codes = newRecoveryCodes()
    await client.query('delete from auth.recovery_code where user_id = $1', [accountId])
    await client.query('insert into auth.recovery_code (user_id, hash) select $1, unnest($2::bytea[])', [
      accountId,
      codes.map((code) => keys.hashOf(accountId, code)),
    ])
    return codes.map(shownRecoveryCode)
  }

  const isOn = async (client: Queryable, accountId: string): Promise<boolean> => {
    const { rowCount } = await client.query(
      'select from auth.second_factor where user_id = $1 and confirmed_at is not null for no key update',
      [accountId],
    )
    return rowCount === 1
  }

  return {
    isOn: async (accountId) => {
      const { rows } = await pool.query<{ isOn: boolean }>('select "hasSecondFactor" as "isOn" from auth."user" where id = $1', [accountId])
      return rows[0]?.isOn === true
    },
    begin: async (accountId) => {
      const secret = newTotpSecret()
      const { rowCount } = await pool.query(BEGIN, [accountId, await keys.seal(accountId, secret)])
      return rowCount === 1 ? secret : null
    },
    confirm: async (accountId, typed) => {
      const given = readCode(typed)
      const secret = await secretOf(accountId, false)
      const step = given?.kind === 'totp' && secret !== null ? await stepOfCode(secret.plain, given.code) : null
      if (step === null || secret === null) return null
      return inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(CONFIRM, [accountId, step, secret.sealed])
        return rowCount === 1 ? putCodes(client, accountId) : null
      })
    },
    use: async (accountId, typed) => {
      const given = readCode(typed)
      if (given === null) return null
      if (given.kind === 'recovery') {
        const { rowCount } = await pool.query(USE_RECOVERY, [accountId, keys.hashOf(accountId, given.code)])
        return rowCount === 1 ? 'recovery' : null
      }
      const secret = await secretOf(accountId, true)
      const step = secret === null ? null : await stepOfCode(secret.plain, given.code)
      if (step === null) return null
      const { rowCount } = await pool.query(USE_STEP, [accountId, step])
      return rowCount === 1 ? 'totp' : null
    },
    renewCodes: (accountId) =>
      inTransaction(pool, async (client) => ((await isOn(client, accountId)) ? putCodes(client, accountId) : null)),
    remove: removeSecondFactor,
  }
}

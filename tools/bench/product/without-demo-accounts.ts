import { execute } from '../../testing/database.ts'

/** The account of the benches, which owns every tenant. */
export const BENCH_OWNER = 'owner@bench.example'

/** Password of the demo accounts, and of the bench accounts that they become. */
export const BENCH_PASSWORD = 'a-long-demo-password'

/** Renames demo accounts, with which the server does not start in production. */
export const withoutDemoAccounts = (databaseUrl: string): Promise<void> =>
  execute(
    databaseUrl,
    `update auth."user" u set email = case
       when exists (select from auth."user" o where o.email = replace(u.email, '@captain.example', '@bench.example')) then u.id || '@bench.example'
       else replace(u.email, '@captain.example', '@bench.example') end
     where u.email like '%@captain.example'`,
  )

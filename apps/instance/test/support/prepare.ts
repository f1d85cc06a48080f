import type { RecordedWorld } from './recorded-world.ts'

/** Brings a world into the state a recording was made in. */
export type Prepare = (world: RecordedWorld) => Promise<unknown>

/** `app` stands for the client itself from then on. */
export async function signInAsApp(world: RecordedWorld): Promise<void> {
  const body = new URLSearchParams({
    client_id: world.translate('Cb5U9t2qIfZFsM0uWsi-HCpDe8N_0CgmE7ZTlmBIARE'),
    client_secret: world.translate('Zk5yPw9RiB7dLCfWBni4-3ic82pMLb44pBo8kf2dARU'),
    grant_type: 'client_credentials',
  })
  world.tokens['app'] = (
    (await world.ask(null, 'POST', '/oauth/token', body)).body as { access_token: string }
  ).access_token
}

import type { FederationPolicy } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getInstance, setInstance } from '../../model/instance.ts'
import { setSetting } from '../../model/settings.ts'
import { becomeVisitor, signIn, wirePerson } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { changeInstance, type InstanceChange } from '../../model/testing/change-instance.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'

const panelPath = '/instance/panel.html'
const termsPath = '/static/terms-of-service.html'
const lookup = '/api/v1/accounts/lookup'

const policy: FederationPolicy = {
  isEnabled: true,
  hasExclusions: false,
  policies: ['SimplePolicy', 'TagPolicy'],
  simple: {},
  simpleReasons: {},
  keywords: { reject: [], federatedTimelineRemoval: [], replace: [] },
  quarantined: [],
  quarantineReasons: {},
}

let instance: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  instance = begin()
  instance.faults.set(panelPath, { status: 200, text: '<p>Bread on Fridays.</p>' })
  instance.faults.set(termsPath, { status: 200, text: '<h4>House rules</h4><p>Be kind.</p>' })
  await becomeVisitor(instance)
})
afterEach(() => {
  setInstance(instanceBefore)
  setSetting('hideISP', undefined)
  return end()
})

const is = (change: InstanceChange) => changeInstance(change, instanceBefore)
const sheet = (name: string) => page.getByRole('region', { name, exact: true })
const rows = (table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
async function isWhole(): Promise<void> {
  await expect.element(sheet('Terms of service')).toMatchTextContent(/Be kind/)
}

describe('the words of the admins', () => {
  test('[PAGES-04] show if the server wants it', async () => {
    is({ branding: { showInstanceSpecificPanel: true } })
    await open('/about')
    await expect.element(sheet('About this server').getByText('Bread on Fridays.')).toBeVisible()
  })

  test('[PAGES-04] are absent if the server does not want it', async () => {
    is({ branding: { showInstanceSpecificPanel: false } })
    await open('/about')
    await isWhole()
    await expect.element(sheet('About this server')).not.toBeInTheDocument()
    expect(instance.asked(panelPath)).toEqual([])
  })

  test('[SET-18] [PAGES-04] are absent if the viewer hides them', async ({ task }) => {
    task.meta.settings = ['hideISP']
    is({ branding: { showInstanceSpecificPanel: true } })
    setSetting('hideISP', true)
    await open('/about')
    await isWhole()
    await expect.element(sheet('About this server')).not.toBeInTheDocument()
  })

  test('[PAGES-04] are absent if there are none', async () => {
    instance.faults.set(panelPath, { status: 200, text: ' \n' })
    is({ branding: { showInstanceSpecificPanel: true } })
    await open('/about')
    await isWhole()
    await expect.element(sheet('About this server')).not.toBeInTheDocument()
  })
})

describe('the staff', () => {
  const addresses = ['tern', 'odile', 'rail'].map((name) => `https://fen.example/users/${name}`)
  const roles: Record<string, object> = { odile: { is_admin: true }, tern: { is_moderator: true } }
  const answerLookups = () =>
    instance.on(`GET ${lookup}`, ({ url: { searchParams } }: SeenCall) => {
      const name = searchParams.get('acct') ?? ''
      return { ...wirePerson(name), pleroma: roles[name] ?? { is_moderator: true } }
    })

  test('[PAGES-05] are grouped by role, admins first', async () => {
    answerLookups()
    is({ facts: { staffAccounts: addresses } })
    await open('/about')
    const staff = sheet('Who runs this server')
    await expect.element(staff.getByRole('link', { name: /odile/ })).toBeVisible()
    const headings = staff.getByRole('heading', { level: 3 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Admins', 'Moderators'])
    const names = staff.getByRole('link').elements()
    expect(names.map((link) => /@(\w+)/.exec(link.textContent)?.[1])).toEqual(['odile', 'tern', 'rail'])
  })

  test('who cannot be asked for is a link to their address, and the others show', async () => {
    answerLookups()
    is({ facts: { staffAccounts: addresses } })
    instance.faults.set(`${lookup}?acct=rail`, { status: 500 })
    await open('/about')
    await expect.element(page.getByRole('link', { name: 'https://fen.example/users/rail' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /odile/ })).toBeVisible()
  })

  test('that do not load say why, and are asked for again', async () => {
    is({ facts: { staffAccounts: addresses } })
    instance.faults.set(lookup, { status: 500 })
    await open('/about')
    await expect.element(page.getByText('Couldn’t load the staff list. Internal Server Error.')).toBeVisible()
    instance.faults.delete(lookup)
    answerLookups()
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.element(page.getByRole('link', { name: /odile/ })).toBeVisible()
  })

  test('can be followed by members', async () => {
    answerLookups()
    instance.on('GET /api/v1/accounts/relationships', [{ id: 'id-odile', following: false }])
    is({ facts: { staffAccounts: addresses } })
    await signIn(instance)
    await open('/about')
    await expect.element(page.getByRole('button', { name: 'Follow odile' })).toBeVisible()
  })
})

describe('the terms of service', () => {
  test('[PAGES-06] of the server show, and nothing in them runs', async () => {
    const text = '<p>Be kind.<img src="x" onerror="document.title=1"></p><script>document.title=1</script>'
    instance.faults.set(termsPath, { status: 200, text })
    await open('/about')
    await expect.element(sheet('Terms of service')).toMatchTextContent(/^Terms of serviceBe kind\.$/)
    expect(document.title).not.toBe('1')
    expect(document.querySelector('main script, main [onerror]')).toBeNull()
  })

  test('that do not load say why, and are asked for again', async () => {
    instance.faults.set(termsPath, { status: 500 })
    await open('/about')
    await expect.element(page.getByText(/^Couldn’t load the terms of service\. /)).toBeVisible()
    instance.faults.set(termsPath, { status: 200, text: '<p>Be kind.</p>' })
    await sheet('Terms of service').getByRole('button', { name: 'Retry' }).press()
    await isWhole()
  })

  test('that a server has not are said to be missing', async () => {
    instance.faults.set(termsPath, { status: 200, text: '<!DOCTYPE html><html></html>' })
    await open('/about')
    await expect.element(page.getByText('This server hasn’t published any terms of service.')).toBeVisible()
  })
})

test('[PAGES-07] the local bubble shows only if there is one', async () => {
  is({ facts: { localBubbleInstances: ['bog.example', 'mire.example'] }, capabilities: { bubble: true } })
  await open('/about')
  const hosts = sheet('Local bubble').getByRole('link').elements()
  expect(hosts.map(({ textContent }) => textContent)).toEqual(['bog.example', 'mire.example'])
  is({ facts: { localBubbleInstances: [] }, capabilities: { bubble: false } })
  await expect.element(sheet('Local bubble')).not.toBeInTheDocument()
})

describe('the federation policy', () => {
  test('[PAGES-08] shows only when it names somebody or something', async () => {
    is({ facts: { federationPolicy: { ...policy, quarantined: ['rot.example'] } } })
    await open('/about')
    await expect.element(sheet('Federation policy')).toBeVisible()
    is({ facts: { federationPolicy: policy } })
    await expect.element(sheet('Federation policy')).not.toBeInTheDocument()
    is({ facts: { federationPolicy: null } })
    await isWhole()
    await expect.element(sheet('Federation policy')).not.toBeInTheDocument()
  })

  test('[PAGES-09] lists the servers of each rule, and why', async () => {
    const simple = {
      accept: ['ok.example'],
      reject: ['rot.example', 'spam.example'],
      federated_timeline_removal: ['loud.example'],
      media_nsfw: ['bare.example'],
      media_removal: ['pics.example'],
    }
    const reason = (text: string) => ({ reason: text })
    const simpleReasons = {
      reject: { 'rot.example': reason('Harassment') },
      media_removal: { 'pics.example': reason('Too large') },
    }
    is({ facts: { federationPolicy: { ...policy, simple, simpleReasons } } })
    await open('/about')
    await expect.element(page.getByRole('table', { name: 'Rejected servers' })).toBeVisible()
    expect(rows('Accepted servers')).toEqual([['ok.example', 'No reason given']])
    expect(rows('Rejected servers')).toEqual([
      ['rot.example', 'Harassment'],
      ['spam.example', 'No reason given'],
    ])
    expect(rows('Kept out of the known network timeline')).toEqual([['loud.example', 'No reason given']])
    expect(rows('Media marked as sensitive')).toEqual([['bare.example', 'No reason given']])
    expect(rows('Media removed')).toEqual([['pics.example', 'Too large']])
  })

  test('[PAGES-10] lists the words that are rejected, kept back and replaced', async () => {
    const keywords = {
      reject: ['casino'],
      federatedTimelineRemoval: ['/raffle/i'],
      replace: [{ pattern: 'the cloud', replacement: 'a stranger’s computer' }],
    }
    is({ facts: { federationPolicy: { ...policy, keywords } } })
    await open('/about')
    const list = (name: string) => page.getByRole('list', { name })
    await expect.element(list('Posts with these words are rejected')).toMatchTextContent(/^casino$/)
    await expect
      .element(list('Posts with these words are kept out of the known network timeline'))
      .toMatchTextContent(/^\/raffle\/i$/)
    expect(rows('Replaced words')).toEqual([['the cloud', 'a stranger’s computer']])
  })

  test('[PAGES-11] lists who is quarantined and why, and the active policies', async () => {
    const quarantineReasons = { quarantined_instances: { 'rot.example': { reason: 'Leaks posts' } } }
    is({
      facts: {
        federationPolicy: { ...policy, quarantined: ['rot.example', 'old.example'], quarantineReasons },
      },
    })
    await open('/about')
    await expect.element(page.getByRole('table', { name: 'Quarantined servers' })).toBeVisible()
    expect(rows('Quarantined servers')).toEqual([
      ['rot.example', 'Leaks posts'],
      ['old.example', 'No reason given'],
    ])
    const active = page.getByRole('list', { name: 'Active policies' }).getByRole('listitem').elements()
    expect(active.map(({ textContent }) => textContent)).toEqual(['SimplePolicy', 'TagPolicy'])
  })
})

test('[PAGES-12] the features show if the server wants it', async () => {
  is({ branding: { showFeaturesPanel: true }, limits: { textLimit: 5_000 } })
  await open('/about')
  await expect.element(sheet('Features')).toMatchTextContent(/Text limit5,000/)
  is({ branding: { showFeaturesPanel: false } })
  await expect.element(sheet('Features')).not.toBeInTheDocument()
})

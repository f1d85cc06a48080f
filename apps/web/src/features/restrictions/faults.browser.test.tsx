import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { testThroughFaults, type DestructiveCall } from '../../testing/fault-table.ts'
import { server } from '../../testing/signed-in.ts'
import {
  box,
  button,
  entriesOf,
  notices,
  openRestrictions,
  person,
  relation,
  route,
  serveList,
  tab,
} from './testing/open.tsx'

const unknown = 'The server may have made the change anyway.'
const question = page.getByRole('dialog')
const domains = '/api/v1/domain_blocks'

/** What the server has: whether Mira is muted or blocked. */
let isOn: boolean
/** The servers it blocks. */
let hosts: readonly string[]

function serveMira(list: 'mutes' | 'blocks', field: 'muting' | 'blocking') {
  isOn = true
  serveList(server, list, [person('Mira', { [field]: true })])
  server.on('GET /api/v1/accounts/relationships', () => [relation('Mira', { [field]: isOn })])
}

const end = (field: 'muting' | 'blocking') => () => {
  isOn = false
  return relation('Mira', { [field]: false })
}

const listed = (list: string) => async (names: readonly string[]) => {
  await expect.poll(() => entriesOf(list)).toEqual(names)
}
const muted = listed('Muted people')
const blocked = listed('Blocked people')
const blockedServers = listed('Blocked servers')
const seen = (words: string | RegExp) => async () => {
  await expect.element(page.getByText(words)).toBeVisible()
}
const said = (words: string | RegExp) => async () => {
  await expect.element(notices.getByText(words)).toBeVisible()
}

async function openMutes() {
  serveMira('mutes', 'muting')
  await openRestrictions()
  await muted(['Mira'])
}

async function openBlocks() {
  serveList(server, 'mutes', [])
  serveMira('blocks', 'blocking')
  await openRestrictions()
  await tab('Blocked').press()
  await blocked(['Mira'])
}

async function openServers() {
  hosts = ['bog.example']
  server.on('GET /api/v1/mutes', [])
  server.on(`GET ${domains}`, () => hosts)
  server.on('GET /api/v1/instance/peers', [])
  await openRestrictions()
  await tab('Servers').press()
  await blockedServers(['bog.example'])
}

const people = { server: () => server, read: 'GET /api/v1/accounts/relationships' }
const servers = { server: () => server, read: `GET ${domains}`, expectUnknown: said(new RegExp(unknown)) }

const unmute: DestructiveCall = {
  ...people,
  change: route('Mira', 'unmute'),
  open: openMutes,
  press: () => button('Unmute Mira').press(),
  pressAgain: () => button('Unmute Mira').press(),
  carryOut: end('muting'),
  expectFailure: said(/^Couldn’t unmute Mira\. ./),
  expectUnchanged: () => muted(['Mira']),
  expectChanged: () => muted([]),
  expectUnknown: said(new RegExp(unknown)),
  retry: () => button('Unmute Mira').press(),
}
testThroughFaults('[SET-37] unmuting a person', unmute)

const liftAll = button('Unmute 1 person')
testThroughFaults('[SET-37] unmuting those who are selected', {
  ...unmute,
  press: async () => {
    await box('Select all').press()
    await liftAll.press()
  },
  pressAgain: () => liftAll.press(),
  expectFailure: seen(/^Couldn’t unmute Mira\. ./),
  expectPause: seen(/The server is limiting requests\. This continues at/),
  expectUnknown: seen(new RegExp(unknown)),
  retry: () => button('Retry').press(),
})

testThroughFaults('[SET-37] unblocking a person', {
  ...people,
  change: route('Mira', 'unblock'),
  open: openBlocks,
  press: () => button('Unblock Mira').press(),
  pressAgain: () => button('Unblock Mira').press(),
  carryOut: end('blocking'),
  expectFailure: said(/^Couldn’t unblock Mira\. ./),
  expectUnchanged: () => blocked(['Mira']),
  expectChanged: () => blocked([]),
  expectUnknown: said(new RegExp(unknown)),
  retry: () => button('Unblock Mira').press(),
})

testThroughFaults('[SET-38] unblocking a server', {
  ...servers,
  change: `DELETE ${domains}`,
  open: openServers,
  press: () => button('Unblock bog.example').press(),
  pressAgain: () => button('Unblock bog.example').press(),
  carryOut: () => {
    hosts = []
    return {}
  },
  expectFailure: said(/^Couldn’t unblock bog\.example\. ./),
  expectUnchanged: () => blockedServers(['bog.example']),
  expectChanged: () => blockedServers([]),
  retry: () => button('Unblock bog.example').press(),
})

async function block() {
  await page.getByRole('combobox', { name: 'Server', exact: true }).fill('fog.example')
  await button('Block server').press()
  await question.getByRole('button', { name: 'Block fog.example' }).press()
}

testThroughFaults('[SET-38] blocking a server', {
  ...servers,
  change: `POST ${domains}`,
  open: openServers,
  press: block,
  pressAgain: () => button('Block server').press(),
  carryOut: () => {
    hosts = ['bog.example', 'fog.example']
    return {}
  },
  expectFailure: said(/^Couldn’t block fog\.example\. ./),
  // What was typed filters the list.
  expectUnchanged: () => blockedServers([]),
  expectChanged: () => blockedServers(['fog.example', 'bog.example']),
  retry: block,
})

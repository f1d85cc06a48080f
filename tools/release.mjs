// npm run release [-- --out DIR]: the archive that a server installs as its frontend, and its checksum.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildClient, clientDir, ensureInstalled, giveUp, root, say } from './lib/project.mjs'

function git(...args) {
  const answer = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (answer.status !== 0) {
    const reason = answer.error?.message ?? answer.stderr.trim()
    giveUp(`A release is made from a commit, and git does not know one here: ${reason}`)
  }
  return answer.stdout.trim()
}

const [option, folder] = process.argv.slice(2)
if (option !== undefined && (option !== '--out' || folder === undefined)) {
  giveUp('npm run release [-- --out DIR]')
}
const out = option ? resolve(process.env.INIT_CWD ?? '.', folder) : join(root, 'release')

const commit = git('rev-parse', 'HEAD')
const time = new Date(Number(git('show', '--no-patch', '--format=%ct', 'HEAD')) * 1000)
const changed = git('status', '--porcelain')
if (changed !== '') giveUp(`A release is made from a commit. These files are not as committed:\n${changed}`)

ensureInstalled()
await buildClient()
const { checksumOf, contentOf, zipOf } = await import('./release/archive.mjs')
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const ref = `${version}-${commit.slice(0, 10)}`
const file = `${name}-${ref}.zip`
const content = contentOf(clientDir, join(root, 'LICENSE'))
const bytes = zipOf(content, time)
const checksum = checksumOf(bytes, file)
mkdirSync(out, { recursive: true })
writeFileSync(join(out, file), bytes)
writeFileSync(join(out, `${file}.sha256`), checksum)
say(`${join(out, file)}: ${content.size} files, ${Math.round(bytes.length / 1000)} kB
sha256: ${checksum.trim()}

Install it on a server with Akkoma (docs/deploying.md):
  MIX_ENV=prod mix pleroma.frontend install ${name} --ref ${ref} --file ${file}
  config :pleroma, :frontends, primary: %{"name" => "${name}", "ref" => "${ref}"}`)

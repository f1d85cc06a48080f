import { encode } from 'uqr'

import styles from './TwoFactor.module.css'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004 asks for four). */
const quietZone = 4

/** One path for all dark modules: each run of them in a row is a rectangle one module high. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1] === true) return ''
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return `M${x} ${y}h${width}v1h-${width}z`
      }),
    )
    .join('')
}

/** A text as a QR code: dark on white in every theme, as cameras expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: quietZone })
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={darkPath(data)} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}

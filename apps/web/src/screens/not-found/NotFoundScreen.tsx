import { useLocation } from 'wouter'

import { useT } from '../../i18n/index.ts'
import { goBack } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row } from '../../ui/Row.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { wordsIn } from './words-in.ts'

/** Nothing is at the address: its words can be searched for, and there are ways on. */
export function NotFoundScreen() {
  const t = useT()
  const [path] = useLocation()
  const words = wordsIn(path)
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.not-found')} />
      <EmptyState
        title={t('routes.notFound.text')}
        action={
          <Row as="span" wraps place="center" gap={4}>
            {words !== '' && (
              <ButtonLink to={paths.search(words)} variant="primary" icon={SearchIcon}>
                <bdi>{t('routes.notFound.search', { words })}</bdi>
              </ButtonLink>
            )}
            <ButtonLink to={paths.root}>{t('common.goHome')}</ButtonLink>
            <Button onClick={goBack}>{t('routes.notFound.back')}</Button>
          </Row>
        }
      >
        {t('routes.notFound.explanation')}
      </EmptyState>
    </Sheet>
  )
}

import { type Channel, type CompanyInfo, channel as channelWords } from '@crm/contract/features/portal/portal'
import { Button } from '@mantine/core'
import { type Icon, IconBrandInstagram, IconBrandYoutube, IconMessageCircle, IconRss } from '@tabler/icons-react'
import { useState } from 'react'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { TextButton, TextLink } from '../../shared/ui/button/TextButton.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import type { LegalDocument } from '../join/legal/LegalDialog.tsx'
import classes from './CompanyFooter.module.css'
import { portalText } from './portal.messages.ts'

const LegalDialog = lazyPart(() => import('../join/legal/LegalDialog.tsx').then((file) => file.LegalDialog))

const channelIcons: Record<Channel, Icon> = {
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  blog: IconRss,
}

const newTab = { target: '_blank', rel: 'noreferrer' }

const factsOf = ({ representative, businessNumber, mailOrderNumber, address, phone, email }: CompanyInfo) => {
  const facts: [name: string, value: string | null][] = [
    [portalText.representative, representative],
    [portalText.businessNumber, businessNumber],
    [portalText.mailOrderNumber, mailOrderNumber],
    [portalText.address, address],
    [portalText.phone, phone && `${phone} (${portalText.phoneHours})`],
    [portalText.email, email],
  ]
  return facts.filter(([, value]) => value)
}

/** Who runs the portal, what was agreed to, and how to reach them; what is not set up is left out. */
export const CompanyFooter = ({ company }: { company: CompanyInfo | undefined }) => {
  const [legal, setLegal] = useState<LegalDocument | null>(null)
  const [wasAsked, setAsked] = useState(false)
  const read = (document: LegalDocument) => {
    setAsked(true)
    setLegal(document)
  }
  return (
    <footer className={classes.footer}>
      <Inline gap="md" wraps>
        <TextButton tone="second" onClick={() => read('terms')}>
          {portalText.terms}
        </TextButton>
        <TextButton tone="second" weight="strong" onClick={() => read('privacy')}>
          {portalText.privacy}
        </TextButton>
        {company?.introductionUrl && (
          <TextLink tone="second" to={company.introductionUrl} {...newTab}>
            {portalText.introduction}
            <span className="visually-hidden">{portalText.newTab}</span>
          </TextLink>
        )}
        <span className={classes.channels}>
          {company?.channels.map(({ channel, url }) => {
            const ChannelIcon = channelIcons[channel]
            return (
              <a key={channel} href={url} {...newTab} className={classes.channel} title={channelWords.label(channel)}>
                <ChannelIcon size={20} stroke={1.6} aria-hidden />
                <span className="visually-hidden">
                  {channelWords.label(channel)} {portalText.newTab}
                </span>
              </a>
            )
          })}
          {company?.chatUrl && (
            <Button
              component="a"
              href={company.chatUrl}
              {...newTab}
              variant="default"
              size="xs"
              leftSection={<IconMessageCircle size={16} stroke={1.6} aria-hidden />}
            >
              {portalText.chat}
              <span className="visually-hidden">{portalText.newTab}</span>
            </Button>
          )}
        </span>
      </Inline>
      {company && (
        <Stack gap="tight">
          <Text as="strong" tone="plain" weight="bold">
            {company.name}
          </Text>
          <Inline as="dl" gap="md" wraps="close">
            {factsOf(company).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Inline>
          <p>{portalText.copyright(Number(koreaToday().slice(0, 4)), company.name)}</p>
        </Stack>
      )}
      {wasAsked && <LegalDialog document={legal} onClose={() => setLegal(null)} />}
    </footer>
  )
}

import {
  companyTemplateScope,
  type MinutesTemplate,
  minutesTemplates,
} from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'
import { templatesText as text } from './templates.messages.ts'
import { withTemplate } from './withTemplate.ts'

interface Texts {
  mrd_content: string
  mrd_secret: string
}

interface TemplatesMenuProps {
  written: Texts
  onApply: (texts: Texts) => void
}

type Opened = 'manage' | 'keep' | { template: MinutesTemplate | undefined }

/** Begins both texts with a template, keeps them as one, and leads to the templates themselves. */
export const TemplatesMenu = ({ written, onApply }: TemplatesMenuProps) => {
  const { data } = useRead(minutesTemplates.list)
  const mayShare = useUser()?.emp_scope.includes(companyTemplateScope) ?? false
  const [opened, setOpened] = useState<Opened>()
  const templates = data?.query ?? []
  const apply = ({ mt_name, mt_content, mt_secret }: MinutesTemplate) => {
    const mrd_content = withTemplate(written.mrd_content, mt_content)
    const mrd_secret = withTemplate(written.mrd_secret, mt_secret)
    if (mrd_content === undefined || mrd_secret === undefined) return toast.error(text.tooLong)
    onApply({ mrd_content, mrd_secret })
    toast.success(text.applied(mt_name))
  }
  const groups = [
    { title: text.company, rows: templates.filter(({ is_company }) => is_company) },
    { title: text.own, rows: templates.filter(({ is_company }) => !is_company) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Menu position="bottom-start" width={260} withinPortal>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          >
            {text.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {groups.length === 0 && <Menu.Label>{text.none}</Menu.Label>}
          {groups.map(({ title, rows }) => [
            <Menu.Label key={title}>{title}</Menu.Label>,
            ...rows.map((template) => (
              <Menu.Item key={template.mt_no} onClick={() => apply(template)}>
                {template.mt_name}
              </Menu.Item>
            )),
          ])}
          <Menu.Divider />
          {(written.mrd_content.trim() || written.mrd_secret.trim()) && (
            <Menu.Item onClick={() => setOpened('keep')}>{text.keep}</Menu.Item>
          )}
          <Menu.Item onClick={() => setOpened('manage')}>{text.manage}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === 'manage' && (
        <TemplatesDialog
          templates={templates}
          onEdit={(template) => setOpened({ template })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'keep' && (
        <TemplateDialog
          texts={{ mt_content: written.mrd_content, mt_secret: written.mrd_secret }}
          mayShare={mayShare}
          onClose={() => setOpened(undefined)}
        />
      )}
      {typeof opened === 'object' && (
        <TemplateDialog template={opened.template} mayShare={mayShare} onClose={() => setOpened('manage')} />
      )}
    </>
  )
}

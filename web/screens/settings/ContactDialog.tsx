import { useOperator } from '../../backend/useOperator.ts';
import { OperatorDetails } from '../../legal/OperatorDetails.tsx';
import english from '../../public/locales/en/contact.json';
import { createWording } from '../../translations/createWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { useContact } from './useContact.ts';
import { useSettingsWording } from './useSettingsWording.ts';

const useContactWording = createWording('contact', english);

type ContactDialogProps = {
  readonly title: string;
  readonly contact: ReturnType<typeof useContact>;
  readonly onClose: () => void;
};

/** Where those who run the site can be reached, and a form that reaches them. */
export function ContactDialog({ title, contact, onClose }: ContactDialogProps) {
  const t = useContactWording();
  const close = useSettingsWording()('close');
  const operator = useOperator();
  return (
    <Dialog title={title} onClose={onClose} closeLabel={close}>
      <p>{t('pitch')}</p>
      {contact.status === 'sent' ? (
        <>
          <Alert tone="success">{t('sent')}</Alert>
          <Button look="quiet" onClick={contact.writeAnother}>
            {t('another')}
          </Button>
        </>
      ) : (
        <ContactForm contact={contact} />
      )}
      {operator && <OperatorDetails operator={operator} unnamed={t('unnamedOperator')} />}
    </Dialog>
  );
}

function ContactForm({ contact }: Pick<ContactDialogProps, 'contact'>) {
  const t = useContactWording();
  return (
    <Form onSubmit={contact.send}>
      <TextArea
        label={t('message')}
        value={contact.message}
        onChange={contact.write}
        maxLength={contact.longest}
        aria-invalid={contact.status === 'empty' || undefined}
      />
      {contact.status === 'empty' && <Alert>{t('empty')}</Alert>}
      {contact.status === 'failed' && <Alert>{t('failed')}</Alert>}
      <Button type="submit" isBusy={contact.status === 'sending'}>
        {t('send')}
      </Button>
    </Form>
  );
}

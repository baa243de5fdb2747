import { type MouseEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { classNames } from './classNames.ts';
import { CurtainContext } from './curtain.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

type DialogProps = {
  readonly title: string;
  /** The title is spoken, not drawn: the content shows it in its own way. */
  readonly isTitleHidden?: boolean;
  /** Asked to close: the close button, Escape, a press beside the dialog. Without it, only the content can end the dialog. */
  readonly onClose?: () => void;
  /** The name of the close button; without it there is none. */
  readonly closeLabel?: string;
  /** Covers the whole window instead of standing in its middle. */
  readonly isFullScreen?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal dialog: open for as long as it is rendered. The focus goes into it, stays in it, and goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  return useContext(CurtainContext) ? null : <OpenDialog {...props} />;
}

function OpenDialog(props: DialogProps) {
  const { title, isTitleHidden = false, onClose, closeLabel, isFullScreen = false, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(element);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === element.current && !isFullScreen) onClose?.();
  }

  return (
    <dialog
      ref={element}
      className={classNames(styles['dialog'], isFullScreen && styles['fullScreen'])}
      {...(isTitleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A browser may close a dialog on a second Escape whatever the page says.
      onClose={(event) => (onClose ? onClose() : event.currentTarget.showModal())}
      onMouseDown={closeOnBackdrop}
    >
      <div className={classNames(styles['sheet'], closeLabel && styles['closable'])}>
        {!isTitleHidden && (
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
        )}
        {children}
        {onClose && closeLabel && (
          <span className={styles['close']}>
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon shape="close" />
            </IconButton>
          </span>
        )}
      </div>
    </dialog>
  );
}

function useModal(element: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element]);
}

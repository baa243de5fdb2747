import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Shows the error screen instead of a part of the app that has thrown. React offers this to classes only. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

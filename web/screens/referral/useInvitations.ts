import { useEffect, useState } from 'react';
import { type Invitations, myInvitations } from '../../backend/invitations.ts';

/** The player's open invitations. While they are asked for again, those from before stay. */
export function useInvitations() {
  const [request, setRequest] = useState({});
  const [invitations, setInvitations] = useState<Invitations | null>(null);
  const [failed, setFailed] = useState<object | null>(null);

  useEffect(() => {
    let isLeft = false;
    void myInvitations().then((result) => {
      if (isLeft) return;
      if (result.ok) setInvitations(result.value);
      else setFailed(request);
    });
    return () => {
      isLeft = true;
    };
  }, [request]);

  return { invitations, hasFailed: failed === request, reload: () => setRequest({}) };
}

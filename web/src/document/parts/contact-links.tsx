import { dialled } from '@acordo/brazil/dialled';
import { mailto } from '@acordo/document/mailto';

interface Props {
  email: string;
  phone: string;
  className?: string;
}

/** The sender's contacts as links. */
export function ContactLinks({ email, phone, className = '' }: Props) {
  if (!email && !phone) return null;
  const number = dialled(phone);
  return (
    <p translate="no" className={`flex flex-wrap gap-x-6 gap-y-1 ${className}`}>
      {email && (
        <a className="underline underline-offset-4" href={mailto(email)}>
          {email}
        </a>
      )}
      {phone &&
        (number ? (
          <a className="underline underline-offset-4" href={`tel:${number}`}>
            {phone}
          </a>
        ) : (
          <span>{phone}</span>
        ))}
    </p>
  );
}
